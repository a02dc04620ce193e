import { and, count, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';

/** Counts of each reaction (1 to 6), and the viewer's own reaction. */
export type ReactionCounts = { counts: ReadonlyMap<number, number>; mine: number | null };
export type ReactorQuery = Cursor & { reaction?: number | undefined };
export type ReactionRepository = ReturnType<typeof createReactionRepository>;

export const NO_REACTIONS: ReactionCounts = { counts: new Map(), mine: null };

/** A member has at most one reaction to a target. `key` names the column of the target: a post, comment, message, blog or story. */
export function createReactionRepository<Key extends string>(
  db: Database,
  table: PgTable & Record<Key | 'memberId' | 'reaction', PgColumn>,
  key: Key,
) {
  const source: PgTable = table;
  const target: PgColumn = table[key];
  const memberId: PgColumn = table.memberId;

  const isGivenBy = (targetId: number, reactorId: number): SQL | undefined => and(eq(target, targetId), eq(memberId, reactorId));

  return {
    /** Counts the reactions to many targets in one statement. Targets without reactions are absent. */
    async count(targetIds: number[], viewerId: number): Promise<Map<number, ReactionCounts>> {
      if (targetIds.length === 0) return new Map();
      const rows = await db
        .select({
          targetId: sql`${target}`.mapWith(Number),
          reaction: sql`${table.reaction}`.mapWith(Number),
          members: count(),
          isMine: sql<boolean>`bool_or(${memberId} = ${viewerId})`,
        })
        .from(source)
        .where(and(inArray(target, targetIds), isNotNull(table.reaction)))
        .groupBy(target, table.reaction);
      const result = new Map<number, { counts: Map<number, number>; mine: number | null }>();
      for (const { targetId, reaction, members, isMine } of rows) {
        const entry = result.get(targetId) ?? { counts: new Map(), mine: null };
        entry.counts.set(reaction, members);
        if (isMine) entry.mine = reaction;
        result.set(targetId, entry);
      }
      return result;
    },

    countMembers: (targetId: number) => db.$count(source, eq(target, targetId)),

    /** Lists the ids of members who reacted, highest first. Omits members with a block between them and the viewer, in either direction. */
    async listMembers(targetId: number, viewerId: number, { reaction, afterId, limit }: ReactorQuery): Promise<number[]> {
      const rows = await db
        .select({ memberId: sql`${memberId}`.mapWith(Number) })
        .from(source)
        .where(
          and(
            eq(target, targetId),
            reaction ? eq(table.reaction, reaction) : undefined,
            isNotBlocked(db, viewerId, memberId),
            afterId ? lt(memberId, afterId) : undefined,
          ),
        )
        .orderBy(desc(memberId))
        .limit(limit);
      return rows.map((row) => row.memberId);
    },

    /** Sets a reaction, replaces a different one, or removes the same one. `isFirst` is true if no reaction was set before. */
    async toggle(targetId: number, reactorId: number, reaction: number, createdAt: Date): Promise<{ isSet: boolean; isFirst: boolean }> {
      const removed = await db
        .delete(source)
        .where(and(isGivenBy(targetId, reactorId), eq(table.reaction, reaction)))
        .returning({ memberId });
      if (removed.length > 0) return { isSet: false, isFirst: false };
      const added = await db
        .insert(source)
        .values({ [key]: targetId, memberId: reactorId, reaction, createdAt })
        .onConflictDoNothing()
        .returning({ memberId });
      if (added.length > 0) return { isSet: true, isFirst: true };
      await db.update(source).set({ reaction }).where(isGivenBy(targetId, reactorId));
      return { isSet: true, isFirst: false };
    },

    /** Removes the member's reaction of any kind. Returns true if one was set. */
    async remove(targetId: number, reactorId: number): Promise<boolean> {
      const removed = await db.delete(source).where(isGivenBy(targetId, reactorId)).returning({ memberId });
      return removed.length > 0;
    },
  };
}
