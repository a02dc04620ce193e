import type { SearchTerm } from '@social/text-grammar/search-lexemes';
import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { follows } from '../../db/schema/members';
import { postHides, postReports, postSaves, postWonders, postLexemes, posts } from '../../db/schema/posts';
import type { Cursor } from '../../lib/cursor';
import { containsAll, matchesQuery, type PostQuery } from './post-query';
import { isVisibleTo } from './post-visibility';

export type PostRow = typeof posts.$inferSelect;
export type PostMark = keyof typeof MARKS;
export type PostRepository = ReturnType<typeof createPostRepository>;

const MARKS = { saved: postSaves, reported: postReports, wondered: postWonders } as const;

/** Up to this number of followed members, the feed reads the posts of each author separately. */
const MAX_AUTHORS = 200;

/** Up to this number of posts with all words, a search reads them by the index of words. Words of more posts are soon found among the newest. */
const MAX_FOUND = 2000;

export function createPostRepository(db: Database) {
  /** Returns the ids of the viewer and the members that they follow, or null if there are too many to read separately. */
  async function findFewAuthors(viewerId: number): Promise<number[] | null> {
    const rows = await db
      .select({ id: follows.followedId })
      .from(follows)
      .where(and(eq(follows.followerId, viewerId), eq(follows.isAccepted, true)))
      .limit(MAX_AUTHORS);
    return rows.length < MAX_AUTHORS ? [viewerId, ...rows.map(({ id }) => id)] : null;
  }

  /**
   * Returns the ids of the posts with all words, or null if they are many. A statement of its own: PostgreSQL takes each word for one of hundreds of
   * posts, and would read all posts, newest first, in search of a rare one.
   */
  async function findFew(terms: SearchTerm[]): Promise<number[] | null> {
    const rows = await db
      .select({ id: postLexemes.postId })
      .from(postLexemes)
      .where(containsAll(terms))
      .limit(MAX_FOUND + 1);
    return rows.length <= MAX_FOUND ? rows.map(({ id }) => id) : null;
  }

  function selectNewest(where: SQL | undefined, limit: number): Promise<PostRow[]> {
    return db.select().from(posts).where(where).orderBy(desc(posts.id)).limit(limit);
  }

  return {
    /** Lists the posts that the viewer may see, newest first. */
    async list(asked: PostQuery, viewerId: number, { afterId, limit }: Cursor): Promise<PostRow[]> {
      const query = asked.source === 'search' ? { ...asked, foundIds: await findFew(asked.terms) } : asked;
      const where = and(afterId ? lt(posts.id, afterId) : undefined, matchesQuery(db, query, viewerId), isVisibleTo(db, viewerId));
      const authors = query.source === 'feed' && query.onlyFollowed ? await findFewAuthors(viewerId) : null;
      if (!authors) return selectNewest(where, limit);
      // Reading all posts until enough of them match would be slowest for members who follow few others.
      const newestOfAuthor = db
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.authorId, sql`author.id`), where))
        .orderBy(desc(posts.id))
        .limit(limit);
      const ids = sql`select newest.id from unnest(${sql.param(authors)}::int8[]) as author (id) cross join lateral (${newestOfAuthor}) as newest`;
      return selectNewest(sql`${posts.id} in (${ids})`, limit);
    },

    async findVisible(ids: number[], viewerId: number): Promise<Map<number, PostRow>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(posts)
        .where(and(inArray(posts.id, ids), isVisibleTo(db, viewerId)));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Toggles a mark. Returns true if it is set now. */
    async toggleMark(mark: PostMark, postId: number, memberId: number, createdAt: Date): Promise<boolean> {
      const table = MARKS[mark];
      const removed = await db
        .delete(table)
        .where(and(eq(table.memberId, memberId), eq(table.postId, postId)))
        .returning({ postId: table.postId });
      if (removed.length > 0) return false;
      await db.insert(table).values({ memberId, postId, createdAt }).onConflictDoNothing();
      return true;
    },

    async report(postId: number, memberId: number, report: { reason: string; details: string }, createdAt: Date): Promise<void> {
      await db
        .insert(postReports)
        .values({ postId, memberId, ...report, createdAt })
        .onConflictDoUpdate({ target: [postReports.memberId, postReports.postId], set: { ...report, createdAt } });
    },

    async hide(postId: number, memberId: number, createdAt: Date): Promise<void> {
      await db.insert(postHides).values({ memberId, postId, createdAt }).onConflictDoNothing();
    },

    async remove(postId: number): Promise<void> {
      await db.delete(posts).where(eq(posts.id, postId));
    },

    async update(postId: number, change: Partial<typeof posts.$inferInsert>): Promise<void> {
      await db.update(posts).set(change).where(eq(posts.id, postId));
    },

    async addView(postId: number): Promise<void> {
      await db
        .update(posts)
        .set({ videoViews: sql`${posts.videoViews} + 1` })
        .where(eq(posts.id, postId));
    },
  };
}
