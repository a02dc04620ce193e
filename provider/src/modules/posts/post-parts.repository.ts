import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { blogs, blogViews } from '../../db/schema/blogs';
import { comments } from '../../db/schema/comments';
import { mutes } from '../../db/schema/members';
import { pageAdmins, pages } from '../../db/schema/pages';
import { pollOptions, pollVotes, postMedia, postReports, postSaves, postWonders, posts } from '../../db/schema/posts';
import { isNotBlocked } from '../members/member-blocks';

export type MediaRow = typeof postMedia.$inferSelect;
export type BlogRow = typeof blogs.$inferSelect;
export type PollOption = { id: number; postId: number; text: string; votes: number };
export type ViewerMarks = { saved: Set<number>; reported: Set<number>; wondered: Set<number> };
export type PublishingPage = { row: typeof pages.$inferSelect; adminIds: ReadonlySet<number> };
export type PostPartsRepository = ReturnType<typeof createPostPartsRepository>;

/** Reads the parts of many posts, with one statement for each kind of part. */
export function createPostPartsRepository(db: Database) {
  /** Counts the rows that each post has in a table. */
  async function countBy(table: PgTable, postColumn: PgColumn, ids: number[]): Promise<Map<number, number>> {
    const rows = await db
      .select({ id: postColumn, rows: count() })
      .from(table)
      .where(and(isNotNull(postColumn), inArray(postColumn, ids)))
      .groupBy(postColumn);
    return new Map(rows.map((row) => [Number(row.id), row.rows]));
  }

  async function findMarks(table: typeof postSaves, ids: number[], memberId: number): Promise<Set<number>> {
    const rows = await db
      .select({ postId: table.postId })
      .from(table)
      .where(and(eq(table.memberId, memberId), inArray(table.postId, ids)));
    return new Set(rows.map(({ postId }) => postId));
  }

  return {
    /** Finds pages by id, with their owners and admins. */
    async findPages(pageIds: number[]): Promise<Map<number, PublishingPage>> {
      const ids = [...new Set(pageIds)];
      if (ids.length === 0) return new Map();
      const [rows, admins] = await Promise.all([
        db.select().from(pages).where(inArray(pages.id, ids)),
        db.select({ pageId: pageAdmins.pageId, memberId: pageAdmins.memberId }).from(pageAdmins).where(inArray(pageAdmins.pageId, ids)),
      ]);
      return new Map(
        rows.map((row) => {
          const adminIds = admins.filter(({ pageId }) => pageId === row.id).map(({ memberId }) => memberId);
          return [row.id, { row, adminIds: new Set(adminIds) }];
        }),
      );
    },

    findMedia(ids: number[]): Promise<MediaRow[]> {
      return db
        .select()
        .from(postMedia)
        .where(inArray(postMedia.postId, ids))
        .orderBy(asc(postMedia.postId), asc(postMedia.position), asc(postMedia.id));
    },

    countComments: (ids: number[]) => countBy(comments, comments.postId, ids),
    countShares: (ids: number[]) => countBy(posts, posts.sharedPostId, ids),
    countWonders: (ids: number[]) => countBy(postWonders, postWonders.postId, ids),

    async listWonderers(postId: number, viewerId: number, limit: number): Promise<number[]> {
      const rows = await db
        .select({ memberId: postWonders.memberId })
        .from(postWonders)
        .where(and(eq(postWonders.postId, postId), isNotBlocked(db, viewerId, postWonders.memberId)))
        .orderBy(desc(postWonders.memberId))
        .limit(limit);
      return rows.map(({ memberId }) => memberId);
    },

    async findViewerMarks(ids: number[], viewerId: number): Promise<ViewerMarks> {
      const [saved, reported, wondered] = await Promise.all([
        findMarks(postSaves, ids, viewerId),
        findMarks(postReports, ids, viewerId),
        findMarks(postWonders, ids, viewerId),
      ]);
      return { saved, reported, wondered };
    },

    /** Returns the authors that the viewer has muted. */
    async findMutedAuthors(authorIds: number[], viewerId: number): Promise<Set<number>> {
      const rows = await db
        .select({ id: mutes.mutedId })
        .from(mutes)
        .where(and(eq(mutes.muterId, viewerId), inArray(mutes.mutedId, [...new Set(authorIds)])));
      return new Set(rows.map(({ id }) => id));
    },

    async findBlogs(ids: number[]): Promise<Map<number, { row: BlogRow; views: number; shares: number }>> {
      if (ids.length === 0) return new Map();
      const views = db.$count(blogViews, eq(blogViews.blogId, blogs.id));
      const shares = db.$count(posts, eq(posts.blogId, blogs.id));
      const rows = await db.select({ row: blogs, views, shares }).from(blogs).where(inArray(blogs.id, ids));
      return new Map(rows.map((blog) => [blog.row.id, blog]));
    },

    findPollOptions(ids: number[]): Promise<PollOption[]> {
      return db
        .select({
          id: pollOptions.id,
          postId: pollOptions.postId,
          text: pollOptions.text,
          votes: db.$count(pollVotes, eq(pollVotes.optionId, pollOptions.id)),
        })
        .from(pollOptions)
        .where(inArray(pollOptions.postId, ids))
        .orderBy(asc(pollOptions.id));
    },

    /** Finds the option that the viewer has voted for, by post. */
    async findVotes(ids: number[], viewerId: number): Promise<Map<number, number>> {
      const rows = await db
        .select()
        .from(pollVotes)
        .where(and(eq(pollVotes.memberId, viewerId), inArray(pollVotes.postId, ids)));
      return new Map(rows.map(({ postId, optionId }) => [postId, optionId]));
    },
  };
}
