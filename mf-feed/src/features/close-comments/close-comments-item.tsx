import CloseCommentsIcon from '@mui/icons-material/CommentsDisabledOutlined';
import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Post } from '@social/api/posts/post';
import { togglePostComments } from '@social/api/posts/toggle-post-comments';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { OptionItem } from '../../lib/option-item';
import { postChanges } from '../../lib/post-changes';

/** Turns the comments of one's own post off or on. */
export function CloseCommentsItem({ post, onSelect }: { post: Pick<Post, 'id' | 'allowsComments'>; onSelect: () => void }) {
  return (
    <OptionItem icon={<CloseCommentsIcon fontSize="small" />} onClick={() => (onSelect(), void toggleComments(post))}>
      {post.allowsComments ? t('Turn off comments') : t('Turn on comments')}
    </OptionItem>
  );
}

/** Applies the state that the provider returns, because its call is a toggle. Rejects only on a bug. */
async function toggleComments({ id, allowsComments: before }: Pick<Post, 'id' | 'allowsComments'>): Promise<void> {
  try {
    const allowsComments = (await togglePostComments(apiClient, id)) ?? !before;
    postChanges.add(id, (post) => ({ ...post, allowsComments }));
    await notify({
      severity: 'success',
      message: allowsComments ? t('Comments are on for your post.') : t('Comments are off for your post.'),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'signed-out') return;
    const outcome = before
      ? t('Comments could not be turned off. They are still on.')
      : t('Comments could not be turned on. They are still off.');
    await notify({ severity: 'error', message: `${outcome} ${failureMessage(error)}` });
  }
}
