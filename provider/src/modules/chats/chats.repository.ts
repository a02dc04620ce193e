import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { conversations, messages, participants } from '../../db/schema/chats';
import { members } from '../../db/schema/members';

export type ConversationRow = typeof conversations.$inferSelect;
export type ParticipantRow = typeof participants.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = typeof messages.$inferInsert & { createdAt: Date };
export type ChatKind = ConversationRow['kind'];
export type ChatCursor = { before?: Date | undefined; limit: number };
export type MessageCursor = { beforeId?: number | undefined; afterId?: number | undefined; limit: number };
export type ChatEntry = { conversation: ConversationRow; self: ParticipantRow; last: MessageRow | null; unread: number };
const MOST_IN_A_SECOND = 500;
export type ChatRepository = ReturnType<typeof createChatRepository>;

export function createChatRepository(db: Database) {
  const newest = alias(messages, 'newest');

  /** What others wrote since the member last read. */
  const unread = db.$count(
    messages,
    and(
      eq(messages.conversationId, participants.conversationId),
      gt(messages.id, sql`greatest(${participants.readUpToId}, ${participants.clearedUpToId})`),
      ne(messages.authorId, participants.memberId),
    ),
  );

  type ListFilter = { memberId: number; kind: ChatKind; onlineSince: Date | undefined };

  function select({ memberId, kind, onlineSince }: ListFilter, position: SQL | undefined, limit: number): Promise<ChatEntry[]> {
    const last = db
      .select()
      .from(newest)
      .where(and(eq(newest.conversationId, participants.conversationId), gt(newest.id, participants.clearedUpToId)))
      .orderBy(desc(newest.id))
      .limit(1)
      .as('last');
    return db
      .select({
        conversation: conversations,
        self: participants,
        last: {
          id: last.id,
          conversationId: last.conversationId,
          authorId: last.authorId,
          kind: last.kind,
          text: last.text,
          mediaPath: last.mediaPath,
          mediaFileName: last.mediaFileName,
          replyToId: last.replyToId,
          hashId: last.hashId,
          pinnedAt: last.pinnedAt,
          createdAt: last.createdAt,
        },
        unread,
      })
      .from(participants)
      .innerJoin(conversations, eq(conversations.id, participants.conversationId))
      .leftJoinLateral(last, sql`true`)
      .leftJoin(members, eq(members.id, participants.peerId))
      .where(
        and(
          eq(participants.memberId, memberId),
          eq(participants.kind, kind),
          position,
          kind === 'direct' ? isNotNull(last.id) : undefined,
          onlineSince ? gt(members.lastSeenAt, onlineSince) : undefined,
        ),
      )
      .orderBy(desc(participants.lastMessageAt), desc(participants.conversationId))
      .limit(limit);
  }

  return {
    /**
     * A member's conversations of one kind, the latest first. The contract's cursor is a time in whole seconds: a page that ends
     * within a second is longer than asked for, by the rest of that second (500 at most), or they would be on no page.
     */
    async list(memberId: number, kind: ChatKind, { before, limit }: ChatCursor, onlineSince?: Date): Promise<ChatEntry[]> {
      const filter = { memberId, kind, onlineSince };
      const page = await select(filter, before && lt(participants.lastMessageAt, before), limit);
      const end = page.at(-1)?.self;
      if (!end || page.length < limit) return page;
      const { lastMessageAt: at, conversationId } = end;
      const second = new Date(Math.floor(at.getTime() / 1000) * 1000);
      const isAfterEnd = or(
        lt(participants.lastMessageAt, at),
        and(eq(participants.lastMessageAt, at), lt(participants.conversationId, conversationId)),
      );
      return [...page, ...(await select(filter, and(gte(participants.lastMessageAt, second), isAfterEnd), MOST_IN_A_SECOND))];
    },

    /** Unread messages of all conversations together. */
    async countUnread(memberId: number): Promise<number> {
      const [row] = await db
        .select({ all: sql<number>`coalesce(sum(${unread}), 0)`.mapWith(Number) })
        .from(participants)
        .where(eq(participants.memberId, memberId));
      return row?.all ?? 0;
    },

    async findDirect(memberId: number, peerId: number): Promise<number | null> {
      const [row] = await db
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.pairKey, pairKey(memberId, peerId)));
      return row?.id ?? null;
    },

    /** The conversation of two members, made on first use; both sides writing first at once get the same one. */
    async openDirect(memberId: number, peerId: number, now: Date): Promise<number> {
      return db.transaction(async (tx) => {
        await tx
          .insert(conversations)
          .values({ kind: 'direct', pairKey: pairKey(memberId, peerId), createdAt: now })
          .onConflictDoNothing();
        const [row] = await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(eq(conversations.pairKey, pairKey(memberId, peerId)));
        if (!row) throw new Error('The conversation was not stored.');
        const seat = { conversationId: row.id, kind: 'direct' as const, lastMessageAt: now };
        await tx
          .insert(participants)
          .values([
            { ...seat, memberId, peerId },
            { ...seat, memberId: peerId, peerId: memberId },
          ])
          .onConflictDoNothing();
        return row.id;
      });
    },

    async openGroup(ownerId: number, name: string, memberIds: number[], avatarPath: string | null, now: Date): Promise<number> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(conversations)
          .values({ kind: 'group', ownerId, name, avatarPath, createdAt: now })
          .returning({ id: conversations.id });
        if (!row) throw new Error('The group was not stored.');
        const seats = [...new Set([ownerId, ...memberIds])].map((memberId) => ({
          conversationId: row.id,
          memberId,
          kind: 'group' as const,
          lastMessageAt: now,
        }));
        await tx.insert(participants).values(seats);
        return row.id;
      });
    },

    async find(conversationId: number): Promise<ConversationRow | null> {
      const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
      return row ?? null;
    },

    listParticipants(conversationIds: number[]): Promise<ParticipantRow[]> {
      if (conversationIds.length === 0) return Promise.resolve([]);
      return db
        .select()
        .from(participants)
        .where(inArray(participants.conversationId, conversationIds))
        .orderBy(asc(participants.memberId));
    },

    /** Ascending. Without a cursor the newest; before an id the ones just older; after an id the ones that follow. */
    async listMessages(conversationId: number, clearedUpToId: number, { beforeId, afterId, limit }: MessageCursor): Promise<MessageRow[]> {
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

    async findMessages(ids: number[]): Promise<Map<number, MessageRow>> {
      if (ids.length === 0) return new Map();
      const rows = await db.select().from(messages).where(inArray(messages.id, ids));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Stores a message once: the same author with the same key in the same conversation gets the one that is there. */
    addMessage(message: NewMessage): Promise<MessageRow> {
      return db.transaction(async (tx) => {
        const [added] = await tx.insert(messages).values(message).onConflictDoNothing().returning();
        if (!added) {
          const isSame = and(
            eq(messages.conversationId, message.conversationId),
            eq(messages.authorId, message.authorId),
            eq(messages.hashId, message.hashId ?? ''),
          );
          const [known] = await tx.select().from(messages).where(isSame);
          if (!known) throw new Error('The message was not stored.');
          return known;
        }
        await tx
          .update(participants)
          .set({ lastMessageAt: message.createdAt })
          .where(eq(participants.conversationId, message.conversationId));
        return added;
      });
    },

    async markRead(conversationId: number, memberId: number, upToId: number, readAt: Date): Promise<void> {
      await db
        .update(participants)
        .set({ readUpToId: upToId, readAt })
        .where(
          and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId), lt(participants.readUpToId, upToId)),
        );
    },

    async clear(conversationId: number, memberId: number): Promise<void> {
      await db
        .update(participants)
        .set({
          clearedUpToId: sql`coalesce((select max(${messages.id}) from ${messages} where ${messages.conversationId} = ${conversationId}), 0)`,
        })
        .where(and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId)));
    },

    async setTyping(conversationId: number, memberId: number, typingUntil: Date | null): Promise<void> {
      await db
        .update(participants)
        .set({ typingUntil })
        .where(and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId)));
    },

    async removeMessage(messageId: number, authorId: number): Promise<boolean> {
      const gone = await db
        .delete(messages)
        .where(and(eq(messages.id, messageId), eq(messages.authorId, authorId)))
        .returning({ id: messages.id });
      return gone.length > 0;
    },

    async addParticipants(conversationId: number, memberIds: number[], now: Date): Promise<void> {
      if (memberIds.length === 0) return;
      await db
        .insert(participants)
        .values(memberIds.map((memberId) => ({ conversationId, memberId, kind: 'group' as const, lastMessageAt: now })))
        .onConflictDoNothing();
    },

    async removeParticipant(conversationId: number, memberId: number): Promise<void> {
      await db.delete(participants).where(and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId)));
    },

    async updateGroup(conversationId: number, change: { name?: string; avatarPath?: string }): Promise<void> {
      await db.update(conversations).set(change).where(eq(conversations.id, conversationId));
    },

    async removeGroup(conversationId: number): Promise<void> {
      await db.delete(conversations).where(eq(conversations.id, conversationId));
    },
  };
}

function pairKey(a: number, b: number): string {
  return `${Math.min(a, b)}:${Math.max(a, b)}`;
}
