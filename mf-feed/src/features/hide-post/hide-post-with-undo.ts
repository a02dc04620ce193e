import { refusalMessage } from '@social/api/refusal-message';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import type { PostId } from '@social/api';
import { hidePost } from '@social/api/posts/hide-post';
import { apiClient } from '@social/session';
import { restorePost, removePostFromLists } from '../../lib/hidden-posts';

/** Hides a post at once and sends the request when Undo has expired; leaving the page earlier leaves it visible. Rejects only on a bug. */
export function hidePostWithUndo(postId: PostId): Promise<void> {
  removePostFromLists(postId);
  return offerUndo({
    message: t('Post hidden successfully'),
    undo: () => restorePost(postId),
    commit: () => hidePost(apiClient, postId),
    refusedMessage: refusalMessage(
      ({ kind }) =>
        `${kind === 'network' || kind === 'timeout' ? t('Error hiding post') : t('Failed to hide post')}. ${t('It is back in your feed.')}`,
    ),
  });
}
