import { and, asc, desc, eq, gt, ilike, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { messages, participants } from '../../db/schema/chats';
import { createLiveRepository } from '../live/live.repository';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = typeof messages.$inferInsert & { createdAt: Date };
export type MessageCursor = { beforeId?: number | undefined; afterId?: number | undefined; limit: number };
export type MessageRepository = ReturnType<typeof createMessageRepository>;

export function createMessageRepository(db: Database) {
  return {
    /**
     * Lists messages, oldest first. Returns the newest ones without a cursor, the preceding ones with `beforeId`, and the following ones
     * with `afterId`.
     */
    async list(conversationId: number, clearedUpToId: number, { beforeId, afterId, limit }: MessageCursor): Promise<MessageRow[]> {
      const where = and(
        eq(messages.conversationId, conversationId),
        gt(messages.id, Math.max(clearedUpToId, afterId ?? 0)),
        beforeId ? lt(messages.id, beforeId) : undefined,
      );
      const rows = await db
        .select()
        .from(messages)
        .where(where)
        .orderBy(afterId ? asc(messages.id) : desc(messages.id))
        .limit(limit);
      return rows.toSorted((a, b) => a.id - b.id);
    },

    /** Lists messages whose text contains the query, newest first. */
    search(conversationId: number, clearedUpToId: number, query: string, { beforeId, limit }: MessageCursor): Promise<MessageRow[]> {
      const where = and(
        eq(messages.conversationId, conversationId),
        gt(messages.id, clearedUpToId),
        beforeId ? lt(messages.id, beforeId) : undefined,
        ilike(messages.text, `%${query.replace(/[\\%_]/g, '\\$&')}%`),
      );
      return db.select().from(messages).where(where).orderBy(desc(messages.id)).limit(limit);
    },

    async findByIds(ids: number[]): Promise<Map<number, MessageRow>> {
      if (ids.length === 0) return new Map();
      const rows = await db.select().from(messages).where(inArray(messages.id, ids));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Stores a message. If the author has already sent this `hashId` to the conversation, returns the stored message instead. */
    add(message: NewMessage): Promise<MessageRow> {
      return db.transaction(async (tx) => {
        const [added] = await tx.insert(messages).values(message).onConflictDoNothing().returning();
        if (!added) return findSame(tx, message);
        await tx
          .update(participants)
          .set({ lastMessageAt: message.createdAt })
          .where(eq(participants.conversationId, message.conversationId));
        await announce(tx, added);
        return added;
      });
    },

    remove(messageId: number, authorId: number): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .delete(messages)
          .where(and(eq(messages.id, messageId), eq(messages.authorId, authorId)))
          .returning();
        if (removed) await announce(tx, removed);
        return removed !== undefined;
      });
    },

    async setText(messageId: number, text: string, linkUrl: string | null, editedAt: Date): Promise<MessageRow | null> {
      return db.transaction(async (tx) => {
        const [changed] = await tx.update(messages).set({ text, linkUrl, editedAt }).where(eq(messages.id, messageId)).returning();
        if (changed) await announce(tx, changed);
        return changed ?? null;
      });
    },

    async setPinned(messageId: number, pinnedAt: Date | null): Promise<void> {
      await db.transaction(async (tx) => {
        const [changed] = await tx.update(messages).set({ pinnedAt }).where(eq(messages.id, messageId)).returning();
        if (changed) await announce(tx, changed);
      });
    },

    /** Announces a changed message to the participants of its conversation. */
    announce: (message: MessageRow) => announce(db, message),
  };
}

/** The author's own pages are notified too: they may be open on other devices. */
function announce(db: Database, { id, conversationId, authorId }: MessageRow): Promise<void> {
  return createLiveRepository(db).addInConversation(conversationId, 'message', { messageId: id, authorId }, { actorId: authorId });
}

async function findSame(db: Database, { conversationId, authorId, hashId }: NewMessage): Promise<MessageRow> {
  const isSame = and(eq(messages.conversationId, conversationId), eq(messages.authorId, authorId), eq(messages.hashId, hashId ?? ''));
  const [row] = await db.select().from(messages).where(isSame);
  if (!row) throw new Error('The message was not stored.');
  return row;
}
