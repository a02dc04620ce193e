import type { ApiClient, MessageId, PersonId } from '@social/api';
import { flag, replyList, object } from '@social/api/wire';
import { toMessages, wireMessage, type Message } from './message';

export type MessagePage = {
  limit?: number | undefined;
  /** Only messages older than this one. */
  beforeMessageId?: MessageId | undefined;
  /** Only messages newer than this one. */
  afterMessageId?: MessageId | undefined;
};

/** Messages oldest first, and whether the other person is typing. */
type Thread = { messages: Message[]; isTyping: boolean };

const reply = object({ messages: replyList(wireMessage), typing: flag });

/**
 * Fetches messages with one other person; without a page, the latest. The provider counts them as read.
 * @throws {ApiError} `refused` when there is no such member, and every kind of a read.
 */
export async function fetchMessages(
  client: ApiClient,
  personId: PersonId,
  { limit, beforeMessageId, afterMessageId }: MessagePage = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<Thread> {
  const form = { recipient_id: personId, limit, before_message_id: beforeMessageId, after_message_id: afterMessageId };
  const { messages, typing } = await client.call('get_user_messages', { form, reply, signal });
  return { messages: await toMessages(messages), isTyping: typing };
}
