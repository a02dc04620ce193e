import type { MemberService } from '../members/members.service';
import type { ReactionRepository } from '../reactions/reactions.repository';
import type { ChatRepository } from './chats.repository';
import { findReadableMessage } from './find-readable-message';
import type { MessageRepository } from './messages.repository';

type Dependencies = {
  reactions: ReactionRepository;
  messages: MessageRepository;
  chats: ChatRepository;
  members: MemberService;
  now: () => Date;
};
export type MessageMarkService = ReturnType<typeof createMessageMarkService>;

/** Reactions to messages, and pins. Each member who can read a message can mark it. */
export function createMessageMarkService({ reactions, now, ...parts }: Dependencies) {
  const { messages } = parts;

  return {
    /**
     * Sets a reaction (1 to 6), or removes it if it is already set. Returns true if a reaction is set now.
     * @throws {MessageNotFoundError | MemberNotFoundError}
     */
    async toggleReaction(messageId: number, memberId: number, reaction: number): Promise<boolean> {
      const { message } = await findReadableMessage(parts, messageId, memberId);
      const { isSet } = await reactions.toggle(messageId, memberId, reaction, now());
      await messages.announce(message);
      return isSet;
    },

    /**
     * Pins a message for all participants, or unpins it. Repeating it only changes the time of the pin.
     * @throws {MessageNotFoundError | MemberNotFoundError}
     */
    async setPinned(messageId: number, memberId: number, isPinned: boolean): Promise<void> {
      await findReadableMessage(parts, messageId, memberId);
      await messages.setPinned(messageId, isPinned ? now() : null);
    },
  };
}
