import { and, desc, eq, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { groupMembers, groups } from '../../db/schema/pages';
import { posts } from '../../db/schema/posts';
import type { Cursor } from '../../lib/cursor';
import { containsText } from '../../lib/text-search';
import { isNotBlocked } from '../members/member-blocks';
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
    listJoined: (memberId: number, viewerId: number, cursor: Cursor) => select(isJoinedBy(db, memberId), viewerId, cursor),
    listSuggested: (memberId: number, cursor: Cursor) => select(not(isJoinedBy(db, memberId)), memberId, cursor),
    search: (text: string, viewerId: number, cursor: Cursor) =>
      select(text ? containsText([groups.name, groups.title], text) : undefined, viewerId, cursor),
  };
}
