import type { MemberService } from '../members/members.service';
import { MessageNotFoundError } from './chats.errors';
import type { ChatRepository } from './chats.repository';
import type { MessageMarkRepository } from './message-marks.repository';

type Dependencies = { marks: MessageMarkRepository; chats: ChatRepository; members: MemberService; now: () => Date };
export type MessageMarkService = ReturnType<typeof createMessageMarkService>;

export function createMessageMarkService({ marks, chats, members, now }: Dependencies) {
  /** Only who can read a message can mark it. @throws {MessageNotFoundError | MemberNotFoundError} */
  async function refuseUnlessReadable(messageId: number, memberId: number): Promise<void> {
    const message = (await chats.findMessages([messageId])).get(messageId);
    const seats = message ? await chats.listParticipants([message.conversationId]) : [];
    const seat = seats.find((one) => one.memberId === memberId);
    if (!seat || seat.clearedUpToId >= messageId) throw new MessageNotFoundError();
    if (seat.peerId !== null) await members.get(memberId, seat.peerId);
  }

  return {
    /** Gives a reaction (1 to 6), or takes the same one back: a toggle. @throws {MessageNotFoundError | MemberNotFoundError} */
    async toggleReaction(messageId: number, memberId: number, reaction: number): Promise<boolean> {
      await refuseUnlessReadable(messageId, memberId);
      return marks.toggleReaction(messageId, memberId, reaction, now());
    },

    /** Pins a message for everybody in the conversation, or ends that. Repeating it changes nothing. @throws {MessageNotFoundError | MemberNotFoundError} */
    async setPinned(messageId: number, memberId: number, isPinned: boolean): Promise<void> {
      await refuseUnlessReadable(messageId, memberId);
      await marks.setPinned(messageId, isPinned ? now() : null);
    },
  };
}
