import type { ApiClient, GroupId } from '@social/api';
import { decodeOrNull, mappedOrRefused, replyList, replyLists, object, reading } from '@social/api/wire';
import type { MessagePage } from './fetch-messages';
import { toMessages, wireMessage, type Message } from './message';

const messages = replyList(wireMessage);
const thread = replyLists(object({ messages }));

/** Hosts send the messages inside the group's object or as a list. */
const data = mappedOrRefused(
  reading((value) => value),
  (value) => (Array.isArray(value) ? decodeOrNull(messages, value) : (decodeOrNull(thread, value)?.messages ?? null)),
);

const reply = object({ data });

/**
 * Fetches messages of a group, oldest first; without a page, the latest. The provider counts them as read.
 * @throws {ApiError} `refused` when there is no such group or the signed-in person is not in it.
 */
export async function fetchGroupMessages(
  client: ApiClient,
  groupId: GroupId,
  { limit, beforeMessageId, afterMessageId }: MessagePage = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<Message[]> {
  const form = { type: 'fetch_messages', id: groupId, limit, before_message_id: beforeMessageId, after_message_id: afterMessageId };
  return toMessages((await client.call('group_chat', { form, reply, signal })).data);
}
