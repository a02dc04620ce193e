import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { refusalMessage } from '@social/api/refusal-message';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import type { PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { deletePost as requestDeletion } from '@social/api/posts/delete-post';
import { apiClient } from '@social/session';
import { restorePost, removePostFromLists } from '../../lib/hidden-posts';
import { OptionItem } from '../../lib/option-item';

/** Deletes one's own post. Calls `onSelect` first, so that the menu closes before its post disappears. */
export function DeletePostItem({ postId, onSelect }: { postId: PostId; onSelect: () => void }) {
  return (
    <OptionItem icon={<DeleteIcon fontSize="small" />} isDangerous onClick={() => (onSelect(), void deletePost(postId))}>
      {t('Delete post')}
    </OptionItem>
  );
}

/** Removes the post at once and sends the request when Undo has expired. Rejects only on a bug. */
function deletePost(postId: PostId): Promise<void> {
  removePostFromLists(postId);
  return offerUndo({
    message: t('Your post was deleted'),
    undo: () => restorePost(postId),
    commit: () => requestDeletion(apiClient, postId),
    refusedMessage: refusalMessage((error) =>
      t('Your post could not be deleted. It is still there. {failureMessage}', { failureMessage: failureMessage(error) }),
    ),
  });
}
