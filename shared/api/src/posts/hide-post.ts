import type { ApiClient, PostId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Leaves a post out of the signed-in person's feeds for good: the provider has no call that brings it back.
 * Repeating it changes nothing more.
 * @throws {ApiError} `refused` when the post is gone, and every kind of a call.
 */
export async function hidePost(client: ApiClient, postId: PostId): Promise<void> {
  await client.call('hide_post', { form: { post_id: postId }, reply });
}
