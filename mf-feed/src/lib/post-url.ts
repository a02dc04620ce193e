import type { PostId } from '@social/api';

/** The path of a post's page. */
export function postPath(postId: PostId): string {
  return `/post/${postId}`;
}

/** The absolute address of a post's page. */
export function postUrl(postId: PostId): string {
  return new URL(postPath(postId), location.origin).href;
}
