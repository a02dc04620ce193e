import type { ApiClient, ConversationId, PersonId } from '@social/api';
import { count, epochSeconds, flagOrUnknown, idOrNull, replyList, object, plainText, timeText, type Decoded } from '@social/api/wire';
import { isOnline, personFields, toPersonSummary } from '../people/person';
import { getUnreadableCount, withUnreadableCount } from '../unreadable-items';
import { readLastMessage, wireLastMessage, type LastMessage } from './last-message';

/** A conversation with one person. */
export type Conversation = {
  /** null on hosts that do not number their conversations. */
  id: ConversationId | null;
  /** The other person; `/chat-detailed/{userId}` opens the conversation. */
  userId: PersonId;
  name: string;
  avatarUrl: string | null;
  lastMessage: LastMessage | null;
  /** The time of the last message; null when the provider's time cannot be read, which is in `timeText` then. */
  lastActiveAt: Date | null;
  timeText: string;
  unreadCount: number;
  /** At the time of the call. */
  isOnline: boolean;
};

type ConversationPage = {
  /** Only people who are online. */
  onlineOnly?: boolean;
  /** The provider has a default. */
  limit?: number;
  /** The last row's `lastActiveAt`: the page holds conversations that were active before it. */
  activeBefore?: Date;
};

const wireConversation = object({
  ...personFields,
  chat_id: idOrNull<ConversationId>(),
  id: idOrNull<ConversationId>(),
  chat_time: epochSeconds,
  time: timeText,
  message: plainText,
  message_count: count,
  last_message: wireLastMessage,
  isOnline: flagOrUnknown,
});

type WireConversation = Decoded<typeof wireConversation>;

const reply = object({ data: replyList(wireConversation) });

/**
 * Fetches the signed-in person's conversations with one other person, most recently active first.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchConversations(
  client: ApiClient,
  { onlineOnly, limit, activeBefore }: ConversationPage = {},
  { signal, now = () => new Date(client.getServerTime()) }: { signal?: AbortSignal; now?: () => Date } = {},
): Promise<Conversation[]> {
  const form = {
    data_type: 'users',
    user_type: onlineOnly ? 'online' : undefined,
    user_limit: limit,
    user_offset: activeBefore && Math.floor(activeBefore.getTime() / 1000),
  };
  const { data } = await client.call('get_chats', { form, reply, signal });
  return withUnreadableCount(await Promise.all(data.map((wire) => toConversation(wire, now()))), getUnreadableCount(data));
}

async function toConversation(wire: WireConversation, now: Date): Promise<Conversation> {
  const person = toPersonSummary(wire);
  const preview: LastMessage | null = wire.message ? { text: wire.message, kind: 'text', isMine: false } : null;
  return {
    id: wire.chat_id ?? wire.id,
    userId: person.id,
    name: person.name,
    avatarUrl: person.avatarUrl,
    lastMessage: (await readLastMessage(wire.last_message)) ?? preview,
    lastActiveAt: wire.chat_time,
    timeText: wire.time,
    unreadCount: wire.message_count,
    isOnline: wire.isOnline ?? isOnline(person, now),
  };
}
