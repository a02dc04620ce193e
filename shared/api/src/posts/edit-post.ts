import type { ApiClient, PostId } from '@social/api';
import { callPostAction } from './post-action';

/**
 * Rewrites the text of one's own post. May be repeated.
 * @throws {ApiError} `refused` when it is another's or deleted, and every kind of a call.
 */
export async function editPost(client: ApiClient, postId: PostId, text: string): Promise<void> {
  await callPostAction(client, postId, { action: 'edit', text });
}
