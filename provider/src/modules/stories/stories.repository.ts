import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { stories, storyViews } from '../../db/schema/stories';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';
import { createReactionRepository, NO_REACTIONS, type ReactionCounts } from '../reactions/reactions.repository';

export type StoryRow = typeof stories.$inferSelect & { views: number; isViewed: boolean; reactions: ReactionCounts };
export type StoryRepository = ReturnType<typeof createStoryRepository>;

const MAX_OWNERS = 500;

export function createStoryRepository(db: Database) {
  const reactions = createReactionRepository(db, storyViews, 'storyId');

  async function select(where: SQL | undefined, viewerId: number): Promise<StoryRow[]> {
    const ownView = and(eq(storyViews.storyId, stories.id), eq(storyViews.memberId, viewerId));
    const rows = await db
      .select({
        story: stories,
        views: db.$count(storyViews, eq(storyViews.storyId, stories.id)),
        ownViews: db.$count(storyViews, ownView),
      })
      .from(stories)
      .where(where)
      .orderBy(asc(stories.id));
    const counted = await reactions.count(
      rows.map(({ story }) => story.id),
      viewerId,
    );
    return rows.map(({ story, views, ownViews }) => ({
      ...story,
      views,
      isViewed: ownViews > 0,
      reactions: counted.get(story.id) ?? NO_REACTIONS,
    }));
  }

  return {
    /** Lists at most 500 members with unexpired stories, ordered by their latest story, newest first. */
    async listOwners(viewerId: number, now: Date): Promise<number[]> {
      const rows = await db
        .select({ memberId: stories.memberId })
        .from(stories)
        .where(and(gt(stories.expiresAt, now), isNotBlocked(db, viewerId, stories.memberId)))
        .groupBy(stories.memberId)
        .orderBy(desc(sql`max(${stories.id})`))
        .limit(MAX_OWNERS);
      return rows.map(({ memberId }) => memberId);
    },

    /** Lists the unexpired stories of members, oldest first: the order in which they are watched. */
    async listByMembers(memberIds: number[], viewerId: number, now: Date): Promise<StoryRow[]> {
      if (memberIds.length === 0) return [];
      return select(and(inArray(stories.memberId, memberIds), gt(stories.expiresAt, now)), viewerId);
    },

    async find(id: number, viewerId: number, now: Date): Promise<StoryRow | null> {
      const isReadable = and(gt(stories.expiresAt, now), isNotBlocked(db, viewerId, stories.memberId));
      const [row] = await select(and(eq(stories.id, id), isReadable), viewerId);
      return row ?? null;
    },

    /** Finds unexpired stories by id. Omits stories of members with a block between them and the viewer. */
    async findByIds(ids: number[], viewerId: number, now: Date): Promise<Map<number, StoryRow>> {
      if (ids.length === 0) return new Map();
      const isReadable = and(gt(stories.expiresAt, now), isNotBlocked(db, viewerId, stories.memberId));
      const rows = await select(and(inArray(stories.id, ids), isReadable), viewerId);
      return new Map(rows.map((row) => [row.id, row]));
    },

    async add(story: typeof stories.$inferInsert): Promise<number> {
      const [row] = await db.insert(stories).values(story).returning({ id: stories.id });
      if (!row) throw new Error('The story was not stored.');
      return row.id;
    },

    async remove(id: number, memberId: number): Promise<boolean> {
      const removed = await db
        .delete(stories)
        .where(and(eq(stories.id, id), eq(stories.memberId, memberId)))
        .returning({ id: stories.id });
      return removed.length > 0;
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

    /** Lists the members who saw a story, the latest first. */
    async listViewers(storyId: number, { afterId, limit }: Cursor): Promise<number[]> {
      const before = alias(storyViews, 'before');
      const cursor = db
        .select({ viewedAt: before.viewedAt, memberId: before.memberId })
        .from(before)
        .where(and(eq(before.storyId, storyId), eq(before.memberId, afterId ?? 0)));
      const isAfter = afterId ? sql`(${storyViews.viewedAt}, ${storyViews.memberId}) < ${cursor}` : undefined;
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
