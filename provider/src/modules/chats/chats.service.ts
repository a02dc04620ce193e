import { groupBy } from '../../lib/group-by';
import { ONLINE_MS } from '../members/members.presenter';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import type { ChatCursor, ChatEntry, ChatRepository, ParticipantRow } from './chats.repository';

export type DirectChat = ChatEntry & { peer: MemberRow; seats: ParticipantRow[]; lastAuthor: MemberRow | null };
export type GroupChat = ChatEntry & { owner: MemberRow | null; people: MemberRow[]; seats: ParticipantRow[]; lastAuthor: MemberRow | null };
type Dependencies = { chats: ChatRepository; members: MemberRepository; now: () => Date };
export type ChatService = ReturnType<typeof createChatService>;

/** The lists of conversations. */
export function createChatService({ chats, members, now }: Dependencies) {
  async function seatsOf(entries: ChatEntry[]): Promise<Map<number, ParticipantRow[]>> {
    const seats = await chats.listParticipants(entries.map(({ conversation }) => conversation.id));
    return groupBy(seats, ({ conversationId }) => conversationId);
  }

  return {
    /** Conversations with one other member, the latest first; those with nothing (left) to read are not among them. */
    async listDirect(memberId: number, cursor: ChatCursor, onlyOnline: boolean): Promise<DirectChat[]> {
      const onlineSince = onlyOnline ? new Date(now().getTime() - ONLINE_MS) : undefined;
      const entries = await chats.list(memberId, 'direct', cursor, onlineSince);
      const seats = await seatsOf(entries);
      const people = await members.findByIds([memberId, ...entries.flatMap(({ self }) => self.peerId ?? [])]);
      return entries.flatMap((entry) => {
        const peer = people.get(entry.self.peerId ?? 0);
        const lastAuthor = people.get(entry.last?.authorId ?? 0) ?? null;
        return peer ? { ...entry, peer, lastAuthor, seats: seats.get(entry.conversation.id) ?? [] } : [];
      });
    },

    /** Groups that the member is in, the latest first. */
    async listGroups(memberId: number, cursor: ChatCursor): Promise<GroupChat[]> {
      const entries = await chats.list(memberId, 'group', cursor);
      const seats = await seatsOf(entries);
      const seated = [...seats.values()].flat().map((seat) => seat.memberId);
      const people = await members.findByIds([
        ...seated,
        ...entries.flatMap(({ conversation, last }) => [conversation.ownerId ?? 0, last?.authorId ?? 0]),
      ]);
      return entries.map((entry) => {
        const ownSeats = seats.get(entry.conversation.id) ?? [];
        return {
          ...entry,
          owner: people.get(entry.conversation.ownerId ?? 0) ?? null,
          people: ownSeats.flatMap((seat) => people.get(seat.memberId) ?? []),
          seats: ownSeats,
          lastAuthor: people.get(entry.last?.authorId ?? 0) ?? null,
        };
      });
    },

    countUnread: (memberId: number) => chats.countUnread(memberId),
  };
}
