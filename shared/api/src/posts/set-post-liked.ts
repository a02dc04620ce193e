import type { ApiClient, PostId } from '@social/api';
import { callPostAction } from './post-action';

/**
 * Likes a post, or takes the like back. Resolves to whether the post is liked now.
 * Do not repeat after `network` or `timeout` without reading the post again: the provider's call may undo itself.
 * @throws {ApiError} `refused` when the post is gone, and every kind of a call.
 */
export async function setPostLiked(client: ApiClient, postId: PostId, isLiked: boolean): Promise<boolean> {
  if (isLiked) return (await callPostAction(client, postId, { action: 'like', reaction: 1 })) ?? true;
  // Taking a like back is "dislike without a reaction" here: its word and code tell of the call, not of the like.
  await callPostAction(client, postId, { action: 'dislike', reaction: 0 });
  return false;
}
