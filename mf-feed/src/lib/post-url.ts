import type { PostId } from '@social/api';

/** The address at which everybody who may see a post finds it. */
export function postUrl(postId: PostId): string {
  return new URL(`/post/${postId}`, location.origin).href;
}
