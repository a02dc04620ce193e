import type { ApiClient, PostId } from '@social/api';
import { callPostAction } from './post-action';

/**
 * Deletes one's own post with its comments, permanently.
 * @throws {ApiError} `refused` when it is another's or deleted already, and every kind of a call.
 */
export async function deletePost(client: ApiClient, postId: PostId): Promise<void> {
  await callPostAction(client, postId, { action: 'delete' });
}
