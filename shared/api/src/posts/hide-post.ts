import type { ApiClient, PostId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Hides a post from the signed-in person's feeds permanently: the provider has no call to undo it. May be repeated.
 * @throws {ApiError} `refused` when the post is deleted, and every kind of a call.
 */
export async function hidePost(client: ApiClient, postId: PostId): Promise<void> {
  await client.call('hide_post', { form: { post_id: postId }, reply });
}
