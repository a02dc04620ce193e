import type { ApiClient, PostId } from '@social/api';
import { mapped, object, text } from '@social/api/wire';

/** Reads the reply's `action`, as hosts use different codes; null without one. */
const reply = mapped(object({ action: text }), ({ action }) => (action === '' ? null : !/^dis/i.test(action)));

/**
 * Closes or opens the comments of one's own post: the provider's call toggles. Resolves to whether the post allows comments now; null when the provider does not say. Do not repeat after `network` or `timeout`.
 * @throws {ApiError} `refused` when it is another's post or deleted, and every kind of a call.
 */
export function togglePostComments(client: ApiClient, postId: PostId): Promise<boolean | null> {
  return client.call('post-actions', { form: { post_id: postId, action: 'disable_comments' }, reply });
}
