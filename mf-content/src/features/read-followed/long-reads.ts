import type { PersonId } from '@social/api';
import type { Blog } from '@social/api/blogs/blog';
import type { Post } from '@social/api/posts/post';

/** Something of one who is followed that is worth a longer read: an article of the blog, or a long post. */
export type LongRead =
  | { kind: 'article'; key: string; at: Date | null; blog: Blog }
  | { kind: 'post'; key: string; at: Date | null; post: Post };

/** Posts with as many characters are folded in the feed. */
const LONG_POST_LENGTH = 480;
/** In words per minute. */
const READING_SPEED = 220;

export type FollowedWriting = { articles: readonly Blog[]; posts: readonly Post[]; followedIds: ReadonlySet<PersonId>; userId: PersonId };

/** Returns the articles and long posts of those who are followed, the newest first; what has no time comes last. */
export function listLongReads({ articles, posts, followedIds, userId }: FollowedWriting): LongRead[] {
  const reads: LongRead[] = [
    ...articles
      .filter(({ author }) => author !== null && followedIds.has(author.id))
      .map((blog): LongRead => ({ kind: 'article', key: `article-${blog.id}`, at: blog.postedAt, blog })),
    ...posts
      .filter(({ plainText, publisher }) => plainText.length >= LONG_POST_LENGTH && publisher?.id !== userId)
      .map((post): LongRead => ({ kind: 'post', key: `post-${post.id}`, at: post.createdAt, post })),
  ];
  return reads.sort((one, other) => (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0));
}

/** Estimates how many minutes a text takes to read: at least one. */
export function estimateMinutes(plainText: string): number {
  return Math.max(1, Math.round(plainText.split(/\s+/).filter(Boolean).length / READING_SPEED));
}
