import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';

/** A post of a list in the query cache. Cached entries are never changed, only replaced. */
export type PostEntry = {
  readonly id: PostId;
  /** Becomes null when it is evicted: the reader is hundreds of posts further on. */
  readonly post: Post | null;
  /** The cursor of its page, to fetch it again; null for the first page, which is never evicted. */
  readonly cursor: PostId | null;
};

export function toEntry(post: Post, cursor: PostId | null): PostEntry {
  return { id: post.id, post, cursor };
}
