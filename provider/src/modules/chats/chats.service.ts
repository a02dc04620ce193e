import { groupBy } from '../../lib/group-by';
import { ONLINE_MS } from '../members/members.presenter';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import type { ChatCursor, ChatEntry, ChatRepository, ParticipantRow } from './chats.repository';

type ListedChat = ChatEntry & { participants: ParticipantRow[]; lastAuthor: MemberRow | null };
export type DirectChat = ListedChat & { peer: MemberRow };
export type GroupChat = ListedChat & { owner: MemberRow | null; members: MemberRow[] };
type Dependencies = { chats: ChatRepository; members: MemberRepository; now: () => Date };
export type ChatService = ReturnType<typeof createChatService>;

/** Lists of conversations. */
export function createChatService({ chats, members, now }: Dependencies) {
  async function findParticipants(entries: ChatEntry[]): Promise<Map<number, ParticipantRow[]>> {
    const participants = await chats.listParticipants(entries.map(({ conversation }) => conversation.id));
    return groupBy(participants, ({ conversationId }) => conversationId);
  }

  return {
    /** Lists direct conversations, the latest first. Omits conversations without messages. */
    async listDirect(memberId: number, cursor: ChatCursor, onlyOnline: boolean): Promise<DirectChat[]> {
      const onlineSince = onlyOnline ? new Date(now().getTime() - ONLINE_MS) : undefined;
      const entries = await chats.list(memberId, 'direct', cursor, onlineSince);
      const participants = await findParticipants(entries);
      const people = await members.findByIds([memberId, ...entries.flatMap(({ self }) => self.peerId ?? [])]);
      return entries.flatMap((entry) => {
        const peer = people.get(entry.self.peerId ?? 0);
        const lastAuthor = people.get(entry.last?.authorId ?? 0) ?? null;
        return peer ? { ...entry, peer, lastAuthor, participants: participants.get(entry.conversation.id) ?? [] } : [];
      });
    },

    /** Lists the groups that the member is in, the latest first. */
    async listGroups(memberId: number, cursor: ChatCursor): Promise<GroupChat[]> {
      const entries = await chats.list(memberId, 'group', cursor);
      const byGroup = await findParticipants(entries);
      const people = await members.findByIds([
        ...[...byGroup.values()].flat().map((participant) => participant.memberId),
        ...entries.flatMap(({ conversation, last }) => [conversation.ownerId ?? 0, last?.authorId ?? 0]),
      ]);
      return entries.map((entry) => {
        const participants = byGroup.get(entry.conversation.id) ?? [];
        return {
          ...entry,
          owner: people.get(entry.conversation.ownerId ?? 0) ?? null,
          members: participants.flatMap((participant) => people.get(participant.memberId) ?? []),
          participants,
          lastAuthor: people.get(entry.last?.authorId ?? 0) ?? null,
        };
      });
    },

    /** Counts the member's unread messages in all conversations together. */
    countUnread: (memberId: number) => chats.countUnread(memberId),
  };
}
