import { and, desc, eq, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { members } from '../../db/schema/members';
import { groupMembers, groups } from '../../db/schema/pages';
import { posts } from '../../db/schema/posts';
import type { Cursor } from '../../lib/cursor';
import { containsText } from '../../lib/text-search';
import { isNotBlocked } from '../members/member-blocks';
import type { MemberRow } from '../members/members.repository';
import { isJoinedBy } from './group-membership';

export type GroupRow = typeof groups.$inferSelect;
export type FullGroup = { group: GroupRow; members: number; posts: number; isJoined: boolean };
export type GroupRepository = ReturnType<typeof createGroupRepository>;

export function createGroupRepository(db: Database) {
  async function select(where: SQL | undefined, viewerId: number, { afterId, limit }: Cursor): Promise<FullGroup[]> {
    return db
      .select({
        group: groups,
        members: db.$count(groupMembers, eq(groupMembers.groupId, groups.id)),
        posts: db.$count(posts, eq(posts.groupId, groups.id)),
        isJoined: sql<boolean>`${isJoinedBy(db, viewerId)}`,
      })
      .from(groups)
      .where(and(where, isNotBlocked(db, viewerId, groups.ownerId), afterId ? lt(groups.id, afterId) : undefined))
      .orderBy(desc(groups.id))
      .limit(limit);
  }

  return {
    async find(groupId: number, viewerId: number): Promise<FullGroup | null> {
      const [found] = await select(eq(groups.id, groupId), viewerId, { limit: 1 });
      return found ?? null;
    },

    /** Stores a group with its owner as its first member. Returns its id, or null if its name is taken. */
    async add(group: typeof groups.$inferInsert): Promise<number | null> {
      const [row] = await db.insert(groups).values(group).onConflictDoNothing().returning({ id: groups.id });
      if (!row) return null;
      await db.insert(groupMembers).values({ groupId: row.id, memberId: group.ownerId });
      return row.id;
    },

    /** Adds or removes a member. Repeating it changes nothing. */
    async setJoined(groupId: number, memberId: number, isJoined: boolean, createdAt: Date): Promise<void> {
      if (isJoined) await db.insert(groupMembers).values({ groupId, memberId, createdAt }).onConflictDoNothing();
      else await db.delete(groupMembers).where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, memberId)));
    },

    async listMembers(groupId: number, viewerId: number, { afterId, limit }: Cursor): Promise<MemberRow[]> {
      const rows = await db
        .select({ member: members })
        .from(groupMembers)
        .innerJoin(members, eq(members.id, groupMembers.memberId))
        .where(
          and(eq(groupMembers.groupId, groupId), isNotBlocked(db, viewerId, members.id), afterId ? lt(members.id, afterId) : undefined),
        )
        .orderBy(desc(members.id))
        .limit(limit);
      return rows.map(({ member }) => member);
    },

    listJoined: (memberId: number, viewerId: number, cursor: Cursor) => select(isJoinedBy(db, memberId), viewerId, cursor),
    listSuggested: (memberId: number, cursor: Cursor) => select(not(isJoinedBy(db, memberId)), memberId, cursor),
    search: (text: string, viewerId: number, cursor: Cursor) =>
      select(text ? containsText([groups.name, groups.title], text) : undefined, viewerId, cursor),
  };
}
