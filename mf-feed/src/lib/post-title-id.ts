import type { PostId } from '@social/api';

/** The element that names a post's article: its author and its time. */
export function postTitleId(postId: PostId): string {
  return `post-${postId}-title`;
}
