import { and, avg, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { members } from '../../db/schema/members';
import { pageReviews } from '../../db/schema/pages';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';

export type PageReview = { review: typeof pageReviews.$inferSelect; author: typeof members.$inferSelect };
export type PageReviewRepository = ReturnType<typeof createPageReviewRepository>;

export function createPageReviewRepository(db: Database) {
  return {
    /** Stores a review. It replaces an earlier one by the same member. */
    async save({ pageId, memberId, stars, text, createdAt }: typeof pageReviews.$inferInsert): Promise<void> {
      await db
        .insert(pageReviews)
        .values({ pageId, memberId, stars, text, createdAt })
        .onConflictDoUpdate({ target: [pageReviews.pageId, pageReviews.memberId], set: { stars, text, createdAt } });
    },

    list(pageId: number, viewerId: number, { afterId, limit }: Cursor): Promise<PageReview[]> {
      return db
        .select({ review: pageReviews, author: members })
        .from(pageReviews)
        .innerJoin(members, eq(members.id, pageReviews.memberId))
        .where(
          and(eq(pageReviews.pageId, pageId), afterId ? lt(pageReviews.id, afterId) : undefined, isNotBlocked(db, viewerId, members.id)),
        )
        .orderBy(desc(pageReviews.id))
        .limit(limit);
    },

    /** Returns the average with one decimal, or 0 without reviews. */
    async getAverage(pageId: number): Promise<number> {
      const [row] = await db
        .select({ stars: avg(pageReviews.stars).mapWith(Number) })
        .from(pageReviews)
        .where(eq(pageReviews.pageId, pageId));
      return Math.round((row?.stars ?? 0) * 10) / 10;
    },
  };
}
