import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';

/**
 * A post's place in a list. The post itself is packed, with those that stood beside it, while the reader is far away: a list of
 * thousands then costs what its ids cost.
 */
export type PostEntry = {
  readonly id: PostId;
  /** When the provider was asked, in milliseconds since 1970. */
  readonly readAt: number;
  post: Post | null;
  pack: PostPack | null;
};

/** Some posts, packed, and their entries in the same order. */
export type PostPack = { bytes: Uint8Array<ArrayBuffer>; entries: readonly PostEntry[] };

export function toEntry(post: Post): PostEntry {
  return { id: post.id, readAt: post.readAt, post, pack: null };
}
