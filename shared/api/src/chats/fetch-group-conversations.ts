import type { ApiClient, GroupId } from '@social/api';
import {
  count,
  countedList,
  epochSeconds,
  flag,
  id,
  mediaUrl,
  object,
  plainText,
  replyList,
  timeText,
  type Decoded,
} from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';
import { getUnreadableCount, withUnreadableCount } from '../unreadable-items';
import { readLastMessage, wireLastMessage, type LastMessage } from './last-message';

/** A conversation of a group. */
export type GroupConversation = {
  /** `/chat-detailed/{id}?type=group` opens it. The URL contains the type, because a group and a person can have the same number. */
  id: GroupId;
  name: string;
  avatarUrl: string | null;
  memberCount: number;
  /** Those that can be decoded; `memberCount` counts all. */
  members: PersonSummary[];
  /** True if the signed-in person created it. Only they can rename it, change its members and delete it. */
  isOwn: boolean;
  lastMessage: LastMessage | null;
  lastActiveAt: Date | null;
  timeText: string;
  unreadCount: number;
};

export type GroupConversationPage = { limit?: number; activeBefore?: Date };

const wireGroup = object({
  group_id: id<GroupId>(),
  group_name: plainText,
  name: plainText,
  avatar: mediaUrl,
  parts: countedList(personSummary),
  owner: flag,
  chat_time: epochSeconds,
  time: timeText,
  message: plainText,
  message_count: count,
  last_message: wireLastMessage,
});

const reply = object({ data: replyList(wireGroup) });

/**
 * Fetches the signed-in person's group conversations, most recently active first.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchGroupConversations(
  client: ApiClient,
  { limit, activeBefore }: GroupConversationPage = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<GroupConversation[]> {
  const form = { type: 'get_list', limit, offset: activeBefore && Math.floor(activeBefore.getTime() / 1000) };
  const { data } = await client.call('group_chat', { form, reply, signal });
  return withUnreadableCount(await Promise.all(data.map(toGroupConversation)), getUnreadableCount(data));
}

async function toGroupConversation(wire: Decoded<typeof wireGroup>): Promise<GroupConversation> {
  return {
    id: wire.group_id,
    name: wire.group_name || wire.name,
    avatarUrl: wire.avatar,
    memberCount: wire.parts.items.length + wire.parts.skippedCount,
    members: wire.parts.items,
    isOwn: wire.owner,
    lastMessage: (await readLastMessage(wire.last_message)) ?? (wire.message ? { text: wire.message, kind: 'text', isMine: false } : null),
    lastActiveAt: wire.chat_time,
    timeText: wire.time,
    unreadCount: wire.message_count,
  };
}
