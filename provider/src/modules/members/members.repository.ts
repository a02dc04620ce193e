import { and, count, desc, eq, exists, gt, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { blocks, follows, memberReports, members } from '../../db/schema/members';
import { groupMembers, pageLikes } from '../../db/schema/pages';
import { posts } from '../../db/schema/posts';
import { containsText } from '../../lib/text-search';
import { isNotBlocked } from './member-blocks';
import { narrowedBy, type MemberFilters } from './member-filters';

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
export type Page = { afterId?: number | undefined; limit: number };
export type MemberRepository = ReturnType<typeof createMemberRepository>;

export function createMemberRepository(db: Database) {
  const mine = alias(follows, 'mine');

  const notBlocked = (viewerId: number) => isNotBlocked(db, viewerId, members.id);

  return {
    async findByIds(ids: number[]): Promise<Map<number, MemberRow>> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const rows = await db.select().from(members).where(inArray(members.id, wanted));
      return new Map(rows.map((row) => [row.id, row]));
    },

    async findIdByUsername(username: string): Promise<number | null> {
      const [row] = await db
        .select({ id: members.id })
        .from(members)
        .where(eq(sql`lower(${members.username})`, username.toLowerCase()));
      return row?.id ?? null;
    },

    /** Those of the usernames that exist, in lower case. */
    async findUsernames(usernames: string[]): Promise<Map<string, number>> {
      if (usernames.length === 0) return new Map();
      const name = sql<string>`lower(${members.username})`;
      const rows = await db.select({ name, id: members.id }).from(members).where(inArray(name, usernames));
      return new Map(rows.map((row) => [row.name, row.id]));
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

    /** One statement for all the numbers of a profile. */
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

    /** Members on one side of a member's follows, newest account last; the cursor is the last id of the page before. */
    async listFollows(side: 'following' | 'followers', memberId: number, viewerId: number, { afterId, limit }: Page): Promise<MemberRow[]> {
      const [self, other] = side === 'following' ? [follows.followerId, follows.followedId] : [follows.followedId, follows.followerId];
      const rows = await db
        .select({ member: members })
        .from(follows)
        .innerJoin(members, eq(members.id, other))
        .where(and(eq(self, memberId), eq(follows.isAccepted, true), notBlocked(viewerId), afterId ? lt(other, afterId) : undefined))
        .orderBy(desc(other))
        .limit(limit);
      return rows.map(({ member }) => member);
    },

    /** People whom the viewer does not follow yet; those whom the viewer's friends follow come with them. */
    async recommend(viewerId: number, { afterId, limit }: Page): Promise<MemberRow[]> {
      return db
        .select()
        .from(members)
        .where(
          and(
            ne(members.id, viewerId),
            afterId ? lt(members.id, afterId) : undefined,
            notBlocked(viewerId),
            notExists(
              db
                .select({ one: sql`1` })
                .from(follows)
                .where(and(eq(follows.followerId, viewerId), eq(follows.followedId, members.id))),
            ),
          ),
        )
        .orderBy(desc(members.id))
        .limit(limit);
    },

    /** Follows, or asks to; does nothing when that was done before. Tells the state that now holds. */
    async follow(followerId: number, followedId: number, isAccepted: boolean, createdAt: Date): Promise<boolean> {
      const added = await db
        .insert(follows)
        .values({ followerId, followedId, isAccepted, createdAt })
        .onConflictDoNothing()
        .returning({ id: follows.followedId });
      return added.length > 0;
    },

    async unfollow(followerId: number, followedId: number): Promise<boolean> {
      const gone = await db
        .delete(follows)
        .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
        .returning({ id: follows.followedId });
      return gone.length > 0;
    },

    async acceptFollow(followerId: number, followedId: number): Promise<boolean> {
      const changed = await db
        .update(follows)
        .set({ isAccepted: true })
        .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId), eq(follows.isAccepted, false)))
        .returning({ id: follows.followerId });
      return changed.length > 0;
    },

    async listFollowRequests(memberId: number, limit: number): Promise<MemberRow[]> {
      const rows = await db
        .select({ member: members })
        .from(follows)
        .innerJoin(members, eq(members.id, follows.followerId))
        .where(and(eq(follows.followedId, memberId), eq(follows.isAccepted, false)))
        .orderBy(desc(follows.followerId))
        .limit(limit);
      return rows.map(({ member }) => member);
    },

    /** Members in whose names the words stand. */
    async search(viewerId: number, words: string, filters: MemberFilters, { afterId, limit }: Page): Promise<MemberRow[]> {
      return db
        .select()
        .from(members)
        .where(
          and(
            words ? containsText([members.username, members.firstName, members.lastName], words) : undefined,
            narrowedBy(filters),
            afterId ? lt(members.id, afterId) : undefined,
            notBlocked(viewerId),
          ),
        )
        .orderBy(desc(members.id))
        .limit(limit);
    },

    /** Keeps a report; the same again replaces the reason. */
    async report(reporterId: number, memberId: number, reason: string, createdAt: Date): Promise<void> {
      await db
        .insert(memberReports)
        .values({ reporterId, memberId, reason, createdAt })
        .onConflictDoUpdate({ target: [memberReports.reporterId, memberReports.memberId], set: { reason, createdAt } });
    },

    async findOnline(ids: number[], since: Date): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: members.id })
        .from(members)
        .where(and(inArray(members.id, ids), gt(members.lastSeenAt, since)));
      return new Set(rows.map(({ id }) => id));
    },

    async block(blockerId: number, blockedId: number): Promise<void> {
      await db.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing();
      await db
        .delete(follows)
        .where(
          or(
            and(eq(follows.followerId, blockerId), eq(follows.followedId, blockedId)),
            and(eq(follows.followerId, blockedId), eq(follows.followedId, blockerId)),
          ),
        );
    },

    async unblock(blockerId: number, blockedId: number): Promise<void> {
      await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
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

    async update(memberId: number, change: Partial<typeof members.$inferInsert>): Promise<void> {
      if (Object.keys(change).length > 0) await db.update(members).set(change).where(eq(members.id, memberId));
    },
  };
}
