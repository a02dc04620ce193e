import { refusalMessage } from '@social/api/refusal-message';
import { offerUndo } from '@social/ui';
import type { PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { deletePost as askToDelete } from '@social/api/posts/delete-post';
import { apiClient } from '@social/session';
import { bringBackPost, leaveOutPost } from '../../lib/left-out-posts';
import { DELETE_ICON } from '../../lib/option-icons';
import { OptionItem } from '../../lib/option-item';

/** Deletes one's own post. `onSelect` first, so that the menu closes before the post that it hangs on goes away. */
export function DeletePostItem({ postId, onSelect }: { postId: PostId; onSelect: () => void }) {
  return (
    <OptionItem iconPath={DELETE_ICON} isDangerous onClick={() => (onSelect(), void deletePost(postId))}>
      Delete post
    </OptionItem>
  );
}

/** Gone at once, with Undo; then the provider is asked. Rejects only on a bug. */
function deletePost(postId: PostId): Promise<void> {
  leaveOutPost(postId);
  return offerUndo({
    message: 'Your post was deleted',
    undo: () => bringBackPost(postId),
    commit: () => askToDelete(apiClient, postId),
    refusedMessage: refusalMessage((error) => `Your post could not be deleted. It is still there. ${failureMessage(error)}`),
  });
}
