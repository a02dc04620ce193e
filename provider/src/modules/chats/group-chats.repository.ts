import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { conversations, participants } from '../../db/schema/chats';
import { members } from '../../db/schema/members';
import { createLiveRepository } from '../live/live.repository';
import { isNotBlocked } from '../members/member-blocks';

export type NewGroupChat = { ownerId: number; name: string; avatarPath: string | null; createdAt: Date };
export type GroupChatChange = { name?: string | undefined; avatarPath?: string | undefined };
export type GroupChatRepository = ReturnType<typeof createGroupChatRepository>;

export function createGroupChatRepository(db: Database) {
  /** Announces a changed name or member list to all participants, and to members who just left. */
  async function announce(tx: Database, groupId: number, formerIds: number[] = []): Promise<void> {
    const live = createLiveRepository(tx);
    await live.addInConversation(groupId, 'group', {}, { actorId: 0 });
    await live.add(formerIds.map((memberId) => ({ memberId, kind: 'group', details: { groupId } })));
  }

  /** Adds participants. Returns the ids of those who were not in the group before. */
  async function addParticipants(tx: Database, conversationId: number, memberIds: number[], now: Date): Promise<number[]> {
    if (memberIds.length === 0) return [];
    const rows = memberIds.map((memberId) => ({ conversationId, memberId, kind: 'group' as const, lastMessageAt: now }));
    const added = await tx.insert(participants).values(rows).onConflictDoNothing().returning({ memberId: participants.memberId });
    return added.map(({ memberId }) => memberId);
  }

  return {
    /** Returns the ids of existing members without a block between them and the inviter, in either direction. */
    async findInvitable(memberIds: number[], inviterId: number): Promise<number[]> {
      if (memberIds.length === 0) return [];
      const rows = await db
        .select({ id: members.id })
        .from(members)
        .where(and(inArray(members.id, memberIds), isNotBlocked(db, inviterId, members.id)));
      return rows.map(({ id }) => id);
    },

    /** Stores a group with its owner and members, in one transaction. */
    async add(group: NewGroupChat, memberIds: number[]): Promise<number> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(conversations)
          .values({ kind: 'group', ...group })
          .returning({ id: conversations.id });
        if (!row) throw new Error('The group was not stored.');
        await addParticipants(tx, row.id, [...new Set([group.ownerId, ...memberIds])], group.createdAt);
        await announce(tx, row.id);
        return row.id;
      });
    },

    addParticipants: (groupId: number, memberIds: number[], now: Date) =>
      db.transaction(async (tx) => {
        const added = await addParticipants(tx, groupId, memberIds, now);
        if (added.length > 0) await announce(tx, groupId);
        return added;
      }),

    async removeParticipants(groupId: number, memberIds: number[]): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(participants).where(and(eq(participants.conversationId, groupId), inArray(participants.memberId, memberIds)));
        await announce(tx, groupId, memberIds);
      });
    },

    async update(groupId: number, change: GroupChatChange): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(conversations).set(change).where(eq(conversations.id, groupId));
        await announce(tx, groupId);
      });
    },

    async remove(groupId: number): Promise<void> {
      await db.transaction(async (tx) => {
        // Announced before the deletion, while the group still has participants.
        await announce(tx, groupId);
        await tx.delete(conversations).where(eq(conversations.id, groupId));
      });
    },
  };
}
