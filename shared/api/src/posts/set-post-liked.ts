import type { ApiClient, PostId } from '@social/api';
import { callPostAction } from './post-action';

/**
 * Likes or unlikes a post. Resolves to true if the post is liked now. Do not repeat after `network` or `timeout` without reading the post
 * again: the provider's call may toggle.
 * @throws {ApiError} `refused` if the post is deleted, and every kind of a call.
 */
export async function setPostLiked(client: ApiClient, postId: PostId, isLiked: boolean): Promise<boolean> {
  if (isLiked) return (await callPostAction(client, postId, { action: 'like', reaction: 1 })) ?? true;
  // The provider unlikes by "dislike without a reaction", whose reply describes the call and not the like.
  await callPostAction(client, postId, { action: 'dislike', reaction: 0 });
  return false;
}
