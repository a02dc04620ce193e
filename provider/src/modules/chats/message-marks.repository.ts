import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { messageReactions } from '../../db/schema/chats';
import { groupBy } from '../../lib/group-by';

export type MessageReactions = { counts: ReadonlyMap<number, number>; mine: number | null };
export type MessageMarkRepository = ReturnType<typeof createMessageMarkRepository>;

export function createMessageMarkRepository(db: Database) {
  return {
    async findReactions(ids: number[], viewerId: number): Promise<Map<number, MessageReactions>> {
      if (ids.length === 0) return new Map();
      const { messageId, memberId, reaction } = messageReactions;
      const counted = await db
        .select({ messageId, reaction, members: count() })
        .from(messageReactions)
        .where(inArray(messageId, ids))
        .groupBy(messageId, reaction);
      const own = await db
        .select({ messageId, reaction })
        .from(messageReactions)
        .where(and(eq(memberId, viewerId), inArray(messageId, ids)));
      const mine = new Map(own.map((row) => [row.messageId, row.reaction]));
      const byMessage = groupBy(counted, (row) => row.messageId);
      return new Map(
        [...byMessage].map(([id, rows]) => [
          id,
          { counts: new Map(rows.map((row) => [row.reaction, row.members])), mine: mine.get(id) ?? null },
        ]),
      );
    },

    /** Sets a reaction, changes it, or removes the same one. Returns whether one is set now. */
    toggleReaction(messageId: number, memberId: number, reaction: number, createdAt: Date): Promise<boolean> {
      const isOwn = and(eq(messageReactions.messageId, messageId), eq(messageReactions.memberId, memberId));
      return db.transaction(async (tx) => {
        const [removed] = await tx.delete(messageReactions).where(isOwn).returning({ reaction: messageReactions.reaction });
        if (removed?.reaction === reaction) return false;
        await tx.insert(messageReactions).values({ messageId, memberId, reaction, createdAt }).onConflictDoNothing();
        return true;
      });
    },
  };
}
