import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';

export type NewerPosts = {
  posts: readonly Post[];
  /** True if there can be more posts between these and the shown ones. */
  hasGap: boolean;
};

/**
 * Returns the posts of the newest page that are not shown yet: those before its last known post. The ones after that are older, and
 * moved up because another one was deleted. The last known post decides, because the first can be a pinned one.
 */
export function newerPosts(newest: readonly Post[], shown: readonly { id: PostId }[], hiddenIds: ReadonlySet<PostId>): NewerPosts {
  const known = new Set(shown.map(({ id }) => id));
  const lastKnown = newest.findLastIndex(({ id }) => known.has(id) || hiddenIds.has(id));
  const posts = (lastKnown === -1 ? newest : newest.slice(0, lastKnown)).filter(({ id }) => !known.has(id) && !hiddenIds.has(id));
  return { posts, hasGap: shown.length > 0 && lastKnown === -1 && posts.length > 0 };
}
