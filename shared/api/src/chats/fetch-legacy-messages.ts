import type { ApiClient, PersonId } from '@social/api';
import { object, replyList } from '@social/api/wire';
import type { MessagePage } from './fetch-messages';
import { toMessages, wireMessage, type Message } from './message';

const reply = object({ messages: replyList(wireMessage) });

/**
 * Like `fetchMessages`, by the legacy API of older hosts, which does not report typing. Oldest first.
 * @throws {ApiError} `refused` when there is no such member, and every kind of a read.
 */
export async function fetchLegacyMessages(
  client: ApiClient,
  { userId, recipientId }: { userId: PersonId; recipientId: PersonId },
  { beforeMessageId, afterMessageId, limit }: MessagePage = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<Message[]> {
  const form = {
    user_id: userId,
    recipient_id: recipientId,
    before_message_id: beforeMessageId ?? 0,
    after_message_id: afterMessageId ?? 0,
    limit,
  };
  return toMessages((await client.call('get_user_messages', { form, reply, signal, legacy: true })).messages);
}
