import type { MemberService } from '../members/members.service';
import { MessageNotFoundError } from './chats.errors';
import type { ChatRepository, ParticipantRow } from './chats.repository';
import type { MessageCursor, MessageRepository } from './messages.repository';
import type { FullMessage, MessageRequest, ThreadService } from './threads.service';

export type SentMessage = { full: FullMessage; participants: ParticipantRow[] };
export type Thread = { messages: FullMessage[]; participants: ParticipantRow[] };
type Dependencies = {
  chats: ChatRepository;
  messages: MessageRepository;
  threads: ThreadService;
  members: MemberService;
  now: () => Date;
};
export type MessageService = ReturnType<typeof createMessageService>;

const TYPING_MS = 8000;

/** Messages between two members. */
export function createMessageService({ chats, messages, threads, members, now }: Dependencies) {
  return {
    /**
     * Reads messages with another member, oldest first, and marks the returned ones as read. `isTyping` is true if the other member is
     * typing.
     * @throws {MemberNotFoundError} also if either member has blocked the other.
     */
    async read(viewerId: number, peerId: number, cursor: MessageCursor): Promise<Thread & { isTyping: boolean }> {
      await members.get(viewerId, peerId);
      const conversationId = await chats.findDirect(viewerId, peerId);
      if (conversationId === null) return { messages: [], participants: [], isTyping: false };
      const participants = await chats.listParticipants([conversationId]);
      const peer = participants.find(({ memberId }) => memberId === peerId);
      const isTyping = (peer?.typingUntil ?? new Date(0)) > now();
      return { messages: await threads.read(conversationId, viewerId, participants, cursor), participants, isTyping };
    },

    /**
     * Sends a message. The first one opens the conversation. Repeating it with the same `hashId` returns the stored message.
     * @throws {MemberNotFoundError | EmptyMessageError} and the media service's refusals of the file, and stores nothing.
     */
    async send(authorId: number, peerId: number, request: MessageRequest): Promise<SentMessage> {
      await members.get(authorId, peerId);
      const content = await threads.prepare(request);
      const conversationId = await chats.openDirect(authorId, peerId, now());
      const full = await threads.add(conversationId, authorId, content);
      return { full, participants: await chats.listParticipants([conversationId]) };
    },

    /** Shows the member as typing for the next 8 s, or stops that. Does nothing without a conversation. */
    async setTyping(memberId: number, peerId: number, isTyping: boolean): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId === null) return;
      const typingUntil = isTyping ? new Date(now().getTime() + TYPING_MS) : null;
      await chats.setTyping(conversationId, memberId, typingUntil);
    },

    /** Marks all messages with the other member as read. Repeating it changes nothing. Does nothing without a conversation. */
    async markRead(memberId: number, peerId: number): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId === null) return;
      const [newest] = await messages.list(conversationId, 0, { limit: 1 });
      if (newest) await chats.markRead(conversationId, memberId, newest.id, now());
    },

    /** Clears the conversation for this member only. A later message shows it again. */
    async clear(memberId: number, peerId: number): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId !== null) await chats.clear(conversationId, memberId);
    },

    /**
     * Deletes a message for all participants, in a direct or group conversation.
     * @throws {MessageNotFoundError} also for another author's message, and on repetition.
     */
    async remove(messageId: number, authorId: number): Promise<void> {
      if (!(await messages.remove(messageId, authorId))) throw new MessageNotFoundError();
    },
  };
}
