import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { groupMembers, groups } from '../../db/schema/pages';

/** Condition on `groups`: the member is in the group. */
export function isJoinedBy(db: Database, memberId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groups.id), eq(groupMembers.memberId, memberId))),
  );
}
