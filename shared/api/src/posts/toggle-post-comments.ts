import type { ApiClient, PostId } from '@social/api';
import { mapped, object, text } from '@social/api/wire';

/** Hosts differ in what their code stands for; the word tells. null when there is none. */
const reply = mapped(object({ action: text }), ({ action }) => (action === '' ? null : !/^dis/i.test(action)));

/**
 * Turns the comments of one's own post off, or on again: the provider's call toggles what it has. Resolves to whether the post takes
 * comments now; null when the provider does not say. Do not repeat after `network` or `timeout`.
 * @throws {ApiError} `refused` when it is another's post or gone, and every kind of a call.
 */
export function togglePostComments(client: ApiClient, postId: PostId): Promise<boolean | null> {
  return client.call('post-actions', { form: { post_id: postId, action: 'disable_comments' }, reply });
}
