import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { stories, storyViews } from '../../db/schema/stories';

export type StoryRow = typeof stories.$inferSelect & { views: number; isViewed: boolean };
export type StoryRepository = ReturnType<typeof createStoryRepository>;

export function createStoryRepository(db: Database) {
  function columns(viewerId: number) {
    const ownView = db.$count(storyViews, and(eq(storyViews.storyId, stories.id), eq(storyViews.memberId, viewerId)));
    return { story: stories, views: db.$count(storyViews, eq(storyViews.storyId, stories.id)), viewed: ownView };
  }
  const toRow = ({ story, views, viewed }: { story: typeof stories.$inferSelect; views: number; viewed: number }): StoryRow => ({
    ...story,
    views,
    isViewed: viewed > 0,
  });

  return {
    /** Ids of members with living stories, whose latest story is newest first. */
    async listOwners(now: Date): Promise<number[]> {
      const rows = await db
        .select({ memberId: stories.memberId })
        .from(stories)
        .where(gt(stories.expiresAt, now))
        .groupBy(stories.memberId)
        .orderBy(desc(sql`max(${stories.id})`))
        .limit(500);
      return rows.map(({ memberId }) => memberId);
    },

    /** Living stories of members, oldest first: the order they are watched in. */
    async listOf(memberIds: number[], viewerId: number, now: Date): Promise<StoryRow[]> {
      if (memberIds.length === 0) return [];
      const rows = await db
        .select(columns(viewerId))
        .from(stories)
        .where(and(inArray(stories.memberId, memberIds), gt(stories.expiresAt, now)))
        .orderBy(asc(stories.id));
      return rows.map(toRow);
    },

    async find(id: number, viewerId: number, now: Date): Promise<StoryRow | null> {
      const [row] = await db
        .select(columns(viewerId))
        .from(stories)
        .where(and(eq(stories.id, id), gt(stories.expiresAt, now)));
      return row ? toRow(row) : null;
    },

    async add(story: typeof stories.$inferInsert): Promise<number> {
      const [row] = await db.insert(stories).values(story).returning({ id: stories.id });
      if (!row) throw new Error('The story was not stored.');
      return row.id;
    },

    async remove(id: number, memberId: number): Promise<boolean> {
      const gone = await db
        .delete(stories)
        .where(and(eq(stories.id, id), eq(stories.memberId, memberId)))
        .returning({ id: stories.id });
      return gone.length > 0;
    },

    async addView(storyId: number, memberId: number, viewedAt: Date): Promise<void> {
      await db.insert(storyViews).values({ storyId, memberId, viewedAt }).onConflictDoNothing();
    },

    async react(storyId: number, memberId: number, reaction: number, viewedAt: Date): Promise<void> {
      await db
        .insert(storyViews)
        .values({ storyId, memberId, reaction, viewedAt })
        .onConflictDoUpdate({ target: [storyViews.storyId, storyViews.memberId], set: { reaction } });
    },

    /** Who has seen it, the last one first. `afterMemberId` is the last one of the page before. */
    async listViewers(storyId: number, { afterMemberId, limit }: { afterMemberId: number | undefined; limit: number }): Promise<number[]> {
      const before = alias(storyViews, 'before');
      const cursor = db
        .select({ viewedAt: before.viewedAt, memberId: before.memberId })
        .from(before)
        .where(and(eq(before.storyId, storyId), eq(before.memberId, afterMemberId ?? 0)));
      const isAfter = afterMemberId ? sql`(${storyViews.viewedAt}, ${storyViews.memberId}) < ${cursor}` : undefined;
      const rows = await db
        .select({ memberId: storyViews.memberId })
        .from(storyViews)
        .where(and(eq(storyViews.storyId, storyId), isAfter))
        .orderBy(desc(storyViews.viewedAt), desc(storyViews.memberId))
        .limit(limit);
      return rows.map(({ memberId }) => memberId);
    },
  };
}
