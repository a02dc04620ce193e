import { refusalMessage } from '@social/api/refusal-message';
import { offerUndo } from '@social/ui';
import type { PostId } from '@social/api';
import { hidePost as askToHide } from '@social/api/posts/hide-post';
import { apiClient } from '@social/session';
import { bringBackPost, leaveOutPost } from '../../lib/left-out-posts';

/** Hides at once, offers Undo, then asks the provider. Who leaves the page sooner keeps the post. Rejects only on a bug. */
export function hidePost(postId: PostId): Promise<void> {
  leaveOutPost(postId);
  return offerUndo({
    message: 'Post hidden successfully',
    undo: () => bringBackPost(postId),
    commit: () => askToHide(apiClient, postId),
    refusedMessage: refusalMessage(
      ({ kind }) => `${kind === 'network' || kind === 'timeout' ? 'Error hiding post' : 'Failed to hide post'}. It is back in your feed.`,
    ),
  });
}
