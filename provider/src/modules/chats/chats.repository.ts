import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { conversations, messages, participants } from '../../db/schema/chats';
import { members } from '../../db/schema/members';
import { createLiveRepository } from '../live/live.repository';
import type { MessageRow } from './messages.repository';

export type ConversationRow = typeof conversations.$inferSelect;
export type ParticipantRow = typeof participants.$inferSelect;
export type ChatKind = ConversationRow['kind'];
export type ChatCursor = { before?: Date | undefined; limit: number };
export type ChatEntry = { conversation: ConversationRow; self: ParticipantRow; last: MessageRow | null; unread: number };
export type ChatRepository = ReturnType<typeof createChatRepository>;

const MAX_IN_A_SECOND = 500;

export function createChatRepository(db: Database) {
  const newest = alias(messages, 'newest');
  const live = createLiveRepository(db);

  /** Counts other members' messages since the member last read. */
  const unread = db.$count(
    messages,
    and(
      eq(messages.conversationId, participants.conversationId),
      gt(messages.id, sql`greatest(${participants.readUpToId}, ${participants.clearedUpToId})`),
      ne(messages.authorId, participants.memberId),
    ),
  );

  type ListFilter = { memberId: number; kind: ChatKind; onlineSince: Date | undefined };

  function select({ memberId, kind, onlineSince }: ListFilter, range: SQL | undefined, limit: number): Promise<ChatEntry[]> {
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
          isForwarded: last.isForwarded,
          linkUrl: last.linkUrl,
          storyId: last.storyId,
          editedAt: last.editedAt,
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
          range,
          kind === 'direct' ? isNotNull(last.id) : undefined,
          onlineSince ? gt(members.lastSeenAt, onlineSince) : undefined,
        ),
      )
      .orderBy(desc(participants.lastMessageAt), desc(participants.conversationId))
      .limit(limit);
  }

  return {
    /**
     * Lists a member's conversations of one kind, the latest first. The contract's cursor is a time in whole seconds, so a page that ends
     * within a second also contains the rest of that second, at most 500 conversations. Otherwise no page would contain them.
     */
    async list(memberId: number, kind: ChatKind, { before, limit }: ChatCursor, onlineSince?: Date): Promise<ChatEntry[]> {
      const filter = { memberId, kind, onlineSince };
      const page = await select(filter, before && lt(participants.lastMessageAt, before), limit);
      const end = page.at(-1)?.self;
      if (!end || page.length < limit) return page;
      const isLater = isLaterInSameSecond(end);
      return [...page, ...(await select(filter, isLater, MAX_IN_A_SECOND))];
    },

    /** Counts the unread messages of all conversations together. */
    async countUnread(memberId: number): Promise<number> {
      const [row] = await db
        .select({ all: sql<number>`coalesce(sum(${unread}), 0)`.mapWith(Number) })
        .from(participants)
        .where(eq(participants.memberId, memberId));
      return row?.all ?? 0;
    },

    async find(conversationId: number): Promise<ConversationRow | null> {
      const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
      return row ?? null;
    },

    async findDirect(memberId: number, peerId: number): Promise<number | null> {
      const [row] = await db
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.pairKey, toPairKey(memberId, peerId)));
      return row?.id ?? null;
    },

    /** Returns the conversation of two members and creates it on first use. If both write at the same time, they get the same one. */
    async openDirect(memberId: number, peerId: number, now: Date): Promise<number> {
      const pairKey = toPairKey(memberId, peerId);
      return db.transaction(async (tx) => {
        await tx.insert(conversations).values({ kind: 'direct', pairKey, createdAt: now }).onConflictDoNothing();
        const [row] = await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.pairKey, pairKey));
        if (!row) throw new Error('The conversation was not stored.');
        const participant = { conversationId: row.id, kind: 'direct' as const, lastMessageAt: now };
        await tx
          .insert(participants)
          .values([
            { ...participant, memberId, peerId },
            { ...participant, memberId: peerId, peerId: memberId },
          ])
          .onConflictDoNothing();
        return row.id;
      });
    },

    listParticipants(conversationIds: number[]): Promise<ParticipantRow[]> {
      if (conversationIds.length === 0) return Promise.resolve([]);
      return db
        .select()
        .from(participants)
        .where(inArray(participants.conversationId, conversationIds))
        .orderBy(asc(participants.memberId));
    },

    /** Moves the member's read mark forward to a message, never backward. */
    async markRead(conversationId: number, memberId: number, upToId: number, readAt: Date): Promise<void> {
      const moved = await db
        .update(participants)
        .set({ readUpToId: upToId, readAt })
        .where(and(isParticipant(conversationId, memberId), lt(participants.readUpToId, upToId)))
        .returning({ memberId: participants.memberId });
      if (moved.length === 0) return;
      await live.addInConversation(conversationId, 'read', { readerId: memberId, messageId: upToId }, { actorId: memberId });
    },

    /** Hides all messages so far from this member only. */
    async clear(conversationId: number, memberId: number): Promise<void> {
      const newestId = sql`(select max(${messages.id}) from ${messages} where ${messages.conversationId} = ${conversationId})`;
      await db
        .update(participants)
        .set({ clearedUpToId: sql`coalesce(${newestId}, 0)` })
        .where(isParticipant(conversationId, memberId));
    },

    async setTyping(conversationId: number, memberId: number, typingUntil: Date | null): Promise<void> {
      await db.update(participants).set({ typingUntil }).where(isParticipant(conversationId, memberId));
      await live.addInConversation(conversationId, 'typing', { isTyping: typingUntil !== null }, { actorId: memberId, exceptId: memberId });
    },
  };
}

/** Conversations that follow `end` in the list within the same second. */
function isLaterInSameSecond({ lastMessageAt, conversationId }: ParticipantRow): SQL | undefined {
  const second = new Date(Math.floor(lastMessageAt.getTime() / 1000) * 1000);
  return and(
    gte(participants.lastMessageAt, second),
    or(
      lt(participants.lastMessageAt, lastMessageAt),
      and(eq(participants.lastMessageAt, lastMessageAt), lt(participants.conversationId, conversationId)),
    ),
  );
}

function isParticipant(conversationId: number, memberId: number): SQL | undefined {
  return and(eq(participants.conversationId, conversationId), eq(participants.memberId, memberId));
}

function toPairKey(a: number, b: number): string {
  return `${Math.min(a, b)}:${Math.max(a, b)}`;
}
