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
     * Reads messages with another member, oldest first, and marks what is returned as read. `isTyping` is the other's state.
     * @throws {MemberNotFoundError} also where a block separates the two.
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
     * Sends a message; the first one opens the conversation. Repeating it with the same `hashId` returns the stored message.
     * @throws {MemberNotFoundError | EmptyMessageError} and the media service's refusals of the file; then nothing was stored.
     */
    async send(authorId: number, peerId: number, request: MessageRequest): Promise<SentMessage> {
      await members.get(authorId, peerId);
      const content = await threads.prepare(request);
      const conversationId = await chats.openDirect(authorId, peerId, now());
      const full = await threads.add(conversationId, authorId, content);
      return { full, participants: await chats.listParticipants([conversationId]) };
    },

    /** Shows the member as typing for the next 8 s, or ends that. Without a conversation it does nothing. */
    async setTyping(memberId: number, peerId: number, isTyping: boolean): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId === null) return;
      const typingUntil = isTyping ? new Date(now().getTime() + TYPING_MS) : null;
      await chats.setTyping(conversationId, memberId, typingUntil);
    },

    /** Marks everything with the other member as read. Repeating it, or without a conversation, changes nothing. */
    async markRead(memberId: number, peerId: number): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId === null) return;
      const [newest] = await messages.list(conversationId, 0, { limit: 1 });
      if (newest) await chats.markRead(conversationId, memberId, newest.id, now());
    },

    /** Empties the conversation for this member only; later messages show it again. */
    async clear(memberId: number, peerId: number): Promise<void> {
      const conversationId = await chats.findDirect(memberId, peerId);
      if (conversationId !== null) await chats.clear(conversationId, memberId);
    },

    /**
     * Deletes a message for everybody, in a conversation of two or of a group.
     * @throws {MessageNotFoundError} also for the message of another author, and when repeated.
     */
    async remove(messageId: number, authorId: number): Promise<void> {
      if (!(await messages.remove(messageId, authorId))) throw new MessageNotFoundError();
    },
  };
}
