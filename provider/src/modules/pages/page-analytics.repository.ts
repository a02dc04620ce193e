import { and, count, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { comments } from '../../db/schema/comments';
import { postReactions, posts, postSaves } from '../../db/schema/posts';

/** Counts of members' actions on a page's posts in a month. */
export type MonthCounts = { likes: number; comments: number; saves: number; shares: number };
export type PageAnalyticsRepository = ReturnType<typeof createPageAnalyticsRepository>;

export function createPageAnalyticsRepository(db: Database) {
  return {
    /** Counts actions from a moment up to, but not including, another. */
    async countActs(pageId: number, from: Date, to: Date): Promise<MonthCounts> {
      const shares = alias(posts, 'shares');
      const within = (moment: PgColumn) => and(eq(posts.pageId, pageId), gte(moment, from), lt(moment, to));
      const toNumber = (query: { getSQL(): SQL }) => sql<number>`(${query})`.mapWith(Number);
      const [row] = await db
        .select({
          likes: toNumber(
            db
              .select({ n: count() })
              .from(postReactions)
              .innerJoin(posts, eq(posts.id, postReactions.postId))
              .where(within(postReactions.createdAt)),
          ),
          comments: toNumber(
            db.select({ n: count() }).from(comments).innerJoin(posts, eq(posts.id, comments.postId)).where(within(comments.createdAt)),
          ),
          saves: toNumber(
            db.select({ n: count() }).from(postSaves).innerJoin(posts, eq(posts.id, postSaves.postId)).where(within(postSaves.createdAt)),
          ),
          shares: toNumber(
            db.select({ n: count() }).from(shares).innerJoin(posts, eq(posts.id, shares.sharedPostId)).where(within(shares.createdAt)),
          ),
        })
        .from(sql`(select 1) as once`);
      return row ?? { likes: 0, comments: 0, saves: 0, shares: 0 };
    },
  };
}
