import type { ApiClient, PostId } from '@social/api';
import { callPostAction } from './post-action';

/**
 * Deletes one's own post for good, with its comments.
 * @throws {ApiError} `refused` when it is another's or already gone, and every kind of a call.
 */
export async function deletePost(client: ApiClient, postId: PostId): Promise<void> {
  await callPostAction(client, postId, { action: 'delete' });
}
