import { and, avg, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { members } from '../../db/schema/members';
import { pageReviews } from '../../db/schema/pages';
import { isNotBlocked } from '../members/member-blocks';

export type PageReview = { review: typeof pageReviews.$inferSelect; author: typeof members.$inferSelect };
export type PageReviewRepository = ReturnType<typeof createPageReviewRepository>;

export function createPageReviewRepository(db: Database) {
  return {
    /** A member has one review of a page: a later one takes the place of the first. */
    async save({ pageId, memberId, stars, text, createdAt }: typeof pageReviews.$inferInsert): Promise<void> {
      await db
        .insert(pageReviews)
        .values({ pageId, memberId, stars, text, createdAt })
        .onConflictDoUpdate({ target: [pageReviews.pageId, pageReviews.memberId], set: { stars, text, createdAt } });
    },

    /** Newest first. */
    list(pageId: number, viewerId: number, afterId: number | undefined, limit: number): Promise<PageReview[]> {
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

    /** The average, to one decimal; 0 where nobody has said anything. */
    async averageOf(pageId: number): Promise<number> {
      const [row] = await db
        .select({ stars: avg(pageReviews.stars).mapWith(Number) })
        .from(pageReviews)
        .where(eq(pageReviews.pageId, pageId));
      return Math.round((row?.stars ?? 0) * 10) / 10;
    },
  };
}
