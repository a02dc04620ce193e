import { and, eq, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { blocks } from '../../db/schema/members';

/** Condition: neither member has blocked the other. A block hides the members and their contents from each other. */
export function isNotBlocked(db: Database, viewerId: number, memberId: PgColumn): SQL {
  const isBlocked = or(
    and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, memberId)),
    and(eq(blocks.blockerId, memberId), eq(blocks.blockedId, viewerId)),
  );
  return notExists(
    db
      .select({ one: sql`1` })
      .from(blocks)
      .where(isBlocked),
  );
}
