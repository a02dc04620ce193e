import type { PostId } from '@social/api';

/** The id of the element that names a post's article: author and time. */
export function postTitleId(postId: PostId): string {
  return `post-${postId}-title`;
}
