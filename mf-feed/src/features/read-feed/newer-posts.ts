import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';

export type NewerPosts = {
  posts: readonly Post[];
  /** More may stand between them and those that are shown. */
  hasGap: boolean;
};

/**
 * What of the newest page is not shown yet. What follows the last known post there is older: it moved up because another one was
 * deleted. A pinned post that is known says nothing of where one is, so that it must not come first alone.
 */
export function newerPosts(newest: readonly Post[], shown: readonly { id: PostId }[], leftOut: ReadonlySet<PostId>): NewerPosts {
  const known = new Set(shown.map(({ id }) => id));
  const lastKnown = newest.findLastIndex(({ id }) => known.has(id) || leftOut.has(id));
  const posts = (lastKnown === -1 ? newest : newest.slice(0, lastKnown)).filter(({ id }) => !known.has(id) && !leftOut.has(id));
  return { posts, hasGap: shown.length > 0 && lastKnown === -1 && posts.length > 0 };
}
