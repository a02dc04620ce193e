import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { messageReactions, messages } from '../../db/schema/chats';

export type MessageReactions = { counts: ReadonlyMap<number, number>; mine: number | null };
export type MessageMarkRepository = ReturnType<typeof createMessageMarkRepository>;

/** What readers put on messages. */
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
      const found = [...new Set(counted.map((row) => row.messageId))];
      return new Map(
        found.map((id) => {
          const counts = new Map(counted.filter((row) => row.messageId === id).map((row) => [row.reaction, row.members]));
          return [id, { counts, mine: mine.get(id) ?? null }];
        }),
      );
    },

    /** Sets a reaction, changes it, or takes the same one back. Tells whether one is set now. */
    toggleReaction(messageId: number, memberId: number, reaction: number, createdAt: Date): Promise<boolean> {
      const isOwn = and(eq(messageReactions.messageId, messageId), eq(messageReactions.memberId, memberId));
      return db.transaction(async (tx) => {
        const [gone] = await tx.delete(messageReactions).where(isOwn).returning({ reaction: messageReactions.reaction });
        if (gone?.reaction === reaction) return false;
        await tx.insert(messageReactions).values({ messageId, memberId, reaction, createdAt }).onConflictDoNothing();
        return true;
      });
    },

    async setPinned(messageId: number, pinnedAt: Date | null): Promise<void> {
      await db.update(messages).set({ pinnedAt }).where(eq(messages.id, messageId));
    },
  };
}
