import { and, count, desc, eq, exists, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { blocks, follows, formerUsernames, memberReports, members, mutes } from '../../db/schema/members';
import { groupMembers, pageLikes } from '../../db/schema/pages';
import { posts } from '../../db/schema/posts';
import type { Cursor } from '../../lib/cursor';
import { containsText } from '../../lib/text-search';
import { isNotBlocked } from './member-blocks';
import { toCondition, type MemberFilters } from './member-filters';

export type MemberRow = typeof members.$inferSelect;
export type FollowState = 'none' | 'requested' | 'following';
export type MemberCounts = {
  posts: number;
  albums: number;
  following: number;
  followers: number;
  groups: number;
  likes: number;
  mutualFriends: number;
};
export type MemberRepository = ReturnType<typeof createMemberRepository>;

export function createMemberRepository(db: Database) {
  const mine = alias(follows, 'mine');

  const notBlocked = (viewerId: number) => isNotBlocked(db, viewerId, members.id);

  /** Finds the members who have or had these usernames, which are in lower case. Omits unknown ones. Keeps the order. */
  async function findUsernames(usernames: readonly string[]): Promise<Map<string, number>> {
    if (usernames.length === 0) return new Map();
    const name = sql<string>`lower(${members.username})`;
    const wanted = [...usernames];
    const [present, former] = await Promise.all([
      db.select({ name, id: members.id }).from(members).where(inArray(name, wanted)),
      db
        .select({ name: formerUsernames.name, id: formerUsernames.memberId })
        .from(formerUsernames)
        .where(inArray(formerUsernames.name, wanted)),
    ]);
    // A member may have taken a former name of theirs again.
    const ids = new Map([...former, ...present].map((row) => [row.name, row.id]));
    return new Map(wanted.flatMap((one) => (ids.has(one) ? [[one, ids.get(one) ?? 0]] : [])));
  }

  return {
    async findByIds(ids: number[]): Promise<Map<number, MemberRow>> {
      const uniqueIds = [...new Set(ids)];
      if (uniqueIds.length === 0) return new Map();
      const rows = await db.select().from(members).where(inArray(members.id, uniqueIds));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Finds a member by their present username, or by one that they had before. */
    async findIdByUsername(username: string): Promise<number | null> {
      const name = username.toLowerCase();
      return (await findUsernames([name])).get(name) ?? null;
    },

    findUsernames,

    /** Finds the present usernames of members, by id. */
    async findNames(ids: number[]): Promise<Map<number, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db.select({ id: members.id, username: members.username }).from(members).where(inArray(members.id, ids));
      return new Map(rows.map((row) => [row.id, row.username]));
    },

    async findFollowStates(viewerId: number, ids: number[]): Promise<Map<number, FollowState>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: follows.followedId, isAccepted: follows.isAccepted })
        .from(follows)
        .where(and(eq(follows.followerId, viewerId), inArray(follows.followedId, ids)));
      return new Map(rows.map(({ id, isAccepted }) => [id, isAccepted ? 'following' : 'requested']));
    },

    async isBlocked(viewerId: number, memberId: number): Promise<boolean> {
      const [row] = await db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.id, memberId), notBlocked(viewerId)));
      return !row;
    },

    /** Counts for a profile in one statement. */
    async countFor(memberId: number, viewerId: number): Promise<MemberCounts> {
      const theirs = alias(follows, 'theirs');
      const [row] = await db
        .select({
          posts: db.$count(posts, eq(posts.authorId, memberId)),
          albums: db.$count(posts, and(eq(posts.authorId, memberId), isNotNull(posts.albumName))),
          following: db.$count(follows, and(eq(follows.followerId, memberId), eq(follows.isAccepted, true))),
          followers: db.$count(follows, and(eq(follows.followedId, memberId), eq(follows.isAccepted, true))),
          groups: db.$count(groupMembers, eq(groupMembers.memberId, memberId)),
          likes: db.$count(pageLikes, eq(pageLikes.memberId, memberId)),
          mutualFriends: sql<number>`(${db
            .select({ n: count() })
            .from(mine)
            .innerJoin(theirs, and(eq(theirs.followedId, mine.followedId), eq(theirs.followerId, memberId), eq(theirs.isAccepted, true)))
            .where(and(eq(mine.followerId, viewerId), eq(mine.isAccepted, true)))})`.mapWith(Number),
        })
        .from(sql`(select 1) as once`);
      return row ?? { posts: 0, albums: 0, following: 0, followers: 0, groups: 0, likes: 0, mutualFriends: 0 };
    },

    /** Lists members by a part of their names and by filters, newest account first. */
    async search(viewerId: number, text: string, filters: MemberFilters, { afterId, limit }: Cursor): Promise<MemberRow[]> {
      return db
        .select()
        .from(members)
        .where(
          and(
            text ? containsText([members.username, members.firstName, members.lastName], text) : undefined,
            toCondition(filters),
            afterId ? lt(members.id, afterId) : undefined,
            notBlocked(viewerId),
          ),
        )
        .orderBy(desc(members.id))
        .limit(limit);
    },

    /** Stores a report. A repeated report replaces the reason. */
    async report(reporterId: number, memberId: number, reason: string, createdAt: Date): Promise<void> {
      await db
        .insert(memberReports)
        .values({ reporterId, memberId, reason, createdAt })
        .onConflictDoUpdate({ target: [memberReports.reporterId, memberReports.memberId], set: { reason, createdAt } });
    },

    async block(blockerId: number, blockedId: number): Promise<void> {
      await db.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing();
    },

    async unblock(blockerId: number, blockedId: number): Promise<void> {
      await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
    },

    async mute(muterId: number, mutedId: number, createdAt: Date): Promise<void> {
      await db.insert(mutes).values({ muterId, mutedId, createdAt }).onConflictDoNothing();
    },

    async unmute(muterId: number, mutedId: number): Promise<void> {
      await db.delete(mutes).where(and(eq(mutes.muterId, muterId), eq(mutes.mutedId, mutedId)));
    },

    async listMuted(muterId: number): Promise<MemberRow[]> {
      const isMuted = exists(
        db
          .select({ one: sql`1` })
          .from(mutes)
          .where(and(eq(mutes.muterId, muterId), eq(mutes.mutedId, members.id))),
      );
      return db.select().from(members).where(isMuted).orderBy(desc(members.id)).limit(100);
    },

    async listBlocked(blockerId: number): Promise<MemberRow[]> {
      return db
        .select()
        .from(members)
        .where(
          exists(
            db
              .select({ one: sql`1` })
              .from(blocks)
              .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, members.id))),
          ),
        )
        .orderBy(desc(members.id))
        .limit(100);
    },
  };
}
