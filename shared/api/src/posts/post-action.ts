import type { ApiClient, PostId } from '@social/api';
import { mapped, object, text } from '@social/api/wire';

/** What the provider says is true now; null when it says nothing that can be read. */
const reply = mapped(object({ action: text, code: text }), ({ action, code }) => {
  if (code === '1') return true;
  if (code === '0') return false;
  return action === '' ? null : !/^(un|dis|remove)/i.test(action);
});

type PostAction = { action: 'like' | 'dislike' | 'save'; reaction?: 0 | 1 };

/** Makes one of a post's toggles. The provider's actions undo themselves when they are repeated: never repeat one blindly. */
export function callPostAction(client: ApiClient, postId: PostId, { action, reaction }: PostAction): Promise<boolean | null> {
  return client.call('post-actions', { form: { post_id: postId, action, reaction }, reply });
}
