import type { ApiClient, GroupId, MessageId, PersonId } from '@social/api';
import { object, replyList } from '@social/api/wire';
import { toMessages, wireMessage, type Message } from './message';

export type SearchedMessages = {
  conversation: { kind: 'person'; id: PersonId } | { kind: 'group'; id: GroupId };
  /** Part of the text, in any case, at most 100 characters. */
  query: string;
  limit: number;
  /** The oldest one received; the page holds the next ones. */
  beforeMessageId?: MessageId | undefined;
};

const reply = object({ messages: replyList(wireMessage) });

/**
 * Finds messages of a conversation by their text, newest first. Does not mark them as read. Only our provider has this call.
 * @throws {ApiError} of every kind of a read.
 */
export async function searchMessages(
  client: ApiClient,
  { conversation: { kind, id }, query, limit, beforeMessageId }: SearchedMessages,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Message[]> {
  const whose = kind === 'group' ? { group_id: id } : { user_id: id };
  const form = { ...whose, query, limit, before_message_id: beforeMessageId };
  return (await toMessages((await client.call('search_messages', { form, reply, signal })).messages)).toReversed();
}
