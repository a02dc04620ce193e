import { and, desc, eq, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { follows, members } from '../../db/schema/members';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from './member-blocks';
import type { MemberRow } from './members.repository';

export type FollowSide = 'following' | 'followers';
export type FollowRepository = ReturnType<typeof createFollowRepository>;

export function createFollowRepository(db: Database) {
  const isFollow = (followerId: number, followedId: number) => and(eq(follows.followerId, followerId), eq(follows.followedId, followedId));

  return {
    /** Lists the members that a member follows, or their followers, newest account first. */
    async list(side: FollowSide, memberId: number, viewerId: number, { afterId, limit }: Cursor): Promise<MemberRow[]> {
      const [self, other] = side === 'following' ? [follows.followerId, follows.followedId] : [follows.followedId, follows.followerId];
      const isListed = and(eq(self, memberId), eq(follows.isAccepted, true), isNotBlocked(db, viewerId, members.id));
      const rows = await db
        .select({ member: members })
        .from(follows)
        .innerJoin(members, eq(members.id, other))
        .where(and(isListed, afterId ? lt(other, afterId) : undefined))
        .orderBy(desc(other))
        .limit(limit);
      return rows.map(({ member }) => member);
    },

    /** Lists the members that the viewer neither follows nor has asked to follow, newest account first. */
    async recommend(viewerId: number, { afterId, limit }: Cursor): Promise<MemberRow[]> {
      const own = db
        .select({ one: sql`1` })
        .from(follows)
        .where(and(eq(follows.followerId, viewerId), eq(follows.followedId, members.id)));
      const isRecommended = and(ne(members.id, viewerId), isNotBlocked(db, viewerId, members.id), notExists(own));
      return db
        .select()
        .from(members)
        .where(and(isRecommended, afterId ? lt(members.id, afterId) : undefined))
        .orderBy(desc(members.id))
        .limit(limit);
    },

    /** Stores a follow, or a request if it is not accepted. Returns false if one exists. */
    async add(followerId: number, followedId: number, isAccepted: boolean, createdAt: Date): Promise<boolean> {
      const added = await db
        .insert(follows)
        .values({ followerId, followedId, isAccepted, createdAt })
        .onConflictDoNothing()
        .returning({ id: follows.followedId });
      return added.length > 0;
    },

    async remove(followerId: number, followedId: number): Promise<boolean> {
      const removed = await db.delete(follows).where(isFollow(followerId, followedId)).returning({ id: follows.followedId });
      return removed.length > 0;
    },

    async removeBothWays(memberId: number, otherId: number): Promise<void> {
      await db.delete(follows).where(or(isFollow(memberId, otherId), isFollow(otherId, memberId)));
    },

    async accept(followerId: number, followedId: number): Promise<boolean> {
      const changed = await db
        .update(follows)
        .set({ isAccepted: true })
        .where(and(isFollow(followerId, followedId), eq(follows.isAccepted, false)))
        .returning({ id: follows.followerId });
      return changed.length > 0;
    },

    async listRequests(memberId: number, limit: number): Promise<MemberRow[]> {
      const rows = await db
        .select({ member: members })
        .from(follows)
        .innerJoin(members, eq(members.id, follows.followerId))
        .where(and(eq(follows.followedId, memberId), eq(follows.isAccepted, false)))
        .orderBy(desc(follows.followerId))
        .limit(limit);
      return rows.map(({ member }) => member);
    },
  };
}
