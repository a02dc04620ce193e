import type { PostId } from '@social/api';

/** Where a post has its page, for a link inside the site. */
export function postPath(postId: PostId): string {
  return `/post/${postId}`;
}

/** The address at which everybody who may see a post finds it. */
export function postUrl(postId: PostId): string {
  return new URL(postPath(postId), location.origin).href;
}
