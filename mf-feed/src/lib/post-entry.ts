import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';

/** A post of a list, in a page's cache. Cached entries are never changed, only replaced. */
export type PostEntry = {
  readonly id: PostId;
  /** null once it is evicted: the reader is hundreds of posts further on. */
  readonly post: Post | null;
  /** The post after which its page begins, to fetch it again; null for the first page, which is never evicted. */
  readonly cursor: PostId | null;
};

export function toEntry(post: Post, cursor: PostId | null): PostEntry {
  return { id: post.id, post, cursor };
}
