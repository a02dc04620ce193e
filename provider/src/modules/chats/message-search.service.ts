import type { MemberService } from '../members/members.service';
import { ChatGroupNotFoundError } from './chats.errors';
import type { ChatRepository } from './chats.repository';
import type { MessageCursor } from './messages.repository';
import type { Thread } from './messages.service';
import type { ThreadService } from './threads.service';

/** A conversation with a member or with a group. */
export type SearchedConversation = { peerId: number } | { groupId: number };
type Dependencies = { chats: ChatRepository; threads: ThreadService; members: MemberService };
export type MessageSearchService = ReturnType<typeof createMessageSearchService>;

/** Finds messages by their text. */
export function createMessageSearchService({ chats, threads, members }: Dependencies) {
  async function findConversation(conversation: SearchedConversation, viewerId: number): Promise<number | null> {
    if ('groupId' in conversation) return (await chats.find(conversation.groupId))?.kind === 'group' ? conversation.groupId : null;
    await members.get(viewerId, conversation.peerId);
    return chats.findDirect(viewerId, conversation.peerId);
  }

  return {
    /**
     * Finds messages of a conversation that contain the query, ignoring case, newest first. Does not mark them as read.
     * @throws {MemberNotFoundError | ChatGroupNotFoundError} the second also for members who are not in the group.
     */
    async search(viewerId: number, conversation: SearchedConversation, query: string, cursor: MessageCursor): Promise<Thread> {
      const conversationId = await findConversation(conversation, viewerId);
      const participants = conversationId === null ? [] : await chats.listParticipants([conversationId]);
      const isJoined = participants.some(({ memberId }) => memberId === viewerId);
      if ('groupId' in conversation && !isJoined) throw new ChatGroupNotFoundError();
      if (conversationId === null) return { messages: [], participants };
      return { messages: await threads.search(conversationId, viewerId, participants, query, cursor), participants };
    },
  };
}
