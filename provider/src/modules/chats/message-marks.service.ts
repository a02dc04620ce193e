import type { MemberService } from '../members/members.service';
import type { ReactionRepository } from '../reactions/reactions.repository';
import { MessageNotFoundError } from './chats.errors';
import type { ChatRepository } from './chats.repository';
import type { MessageRepository, MessageRow } from './messages.repository';

type Dependencies = {
  reactions: ReactionRepository;
  messages: MessageRepository;
  chats: ChatRepository;
  members: MemberService;
  now: () => Date;
};
export type MessageMarkService = ReturnType<typeof createMessageMarkService>;

/** Reactions to messages, and pins. Whoever can read a message can mark it. */
export function createMessageMarkService({ reactions, messages, chats, members, now }: Dependencies) {
  async function findReadable(messageId: number, memberId: number): Promise<MessageRow> {
    const message = (await messages.findByIds([messageId])).get(messageId);
    const participants = message ? await chats.listParticipants([message.conversationId]) : [];
    const self = participants.find((participant) => participant.memberId === memberId);
    if (!message || !self || self.clearedUpToId >= messageId) throw new MessageNotFoundError();
    if (self.peerId !== null) await members.get(memberId, self.peerId);
    return message;
  }

  return {
    /**
     * Gives a reaction (1 to 6) or removes the same one: a toggle. Returns whether one is set now.
     * @throws {MessageNotFoundError | MemberNotFoundError}
     */
    async toggleReaction(messageId: number, memberId: number, reaction: number): Promise<boolean> {
      const message = await findReadable(messageId, memberId);
      const { isSet } = await reactions.toggle(messageId, memberId, reaction, now());
      await messages.announce(message);
      return isSet;
    },

    /**
     * Pins a message for everybody in the conversation, or unpins it. Repeating it changes nothing but the time of the pin.
     * @throws {MessageNotFoundError | MemberNotFoundError}
     */
    async setPinned(messageId: number, memberId: number, isPinned: boolean): Promise<void> {
      await findReadable(messageId, memberId);
      await messages.setPinned(messageId, isPinned ? now() : null);
    },
  };
}
