import type { MemberService } from '../members/members.service';
import { MessageNotFoundError } from './chats.errors';
import type { ChatRepository, ParticipantRow } from './chats.repository';
import type { MessageRepository, MessageRow } from './messages.repository';

type Dependencies = { messages: MessageRepository; chats: ChatRepository; members: MemberService };
export type ReadableMessage = { message: MessageRow; participants: ParticipantRow[] };

/**
 * Finds a message that the member can read, and the participants of its conversation.
 * @throws {MessageNotFoundError | MemberNotFoundError} the second if either member has blocked the other.
 */
export async function findReadableMessage(
  { messages, chats, members }: Dependencies,
  messageId: number,
  memberId: number,
): Promise<ReadableMessage> {
  const message = (await messages.findByIds([messageId])).get(messageId);
  const participants = message ? await chats.listParticipants([message.conversationId]) : [];
  const self = participants.find((participant) => participant.memberId === memberId);
  if (!message || !self || self.clearedUpToId >= messageId) throw new MessageNotFoundError();
  if (self.peerId !== null) await members.get(memberId, self.peerId);
  return { message, participants };
}
