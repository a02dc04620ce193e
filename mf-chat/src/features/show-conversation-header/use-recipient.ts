import type { GroupId, PersonId } from '@social/api';
import { ApiError } from '@social/api';
import { fetchConversations } from '@social/api/chats/fetch-conversations';
import { fetchPerson } from '@social/api/people/fetch-person';
import { isOnline } from '@social/api/people/person';
import { liveChannel } from '@social/data';
import { apiClient, chatUsers } from '@social/session';
import { t } from '@social/texts';
import { serverNow } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import { groupConversationsQuery } from '../../lib/conversation-cache';
import type { ConversationRef } from '../../lib/conversation-ref';

/** The person or group of a conversation. */
export type Recipient = {
  name: string;
  avatarUrl: string | null;
  /** null while unknown, and for groups: the provider does not report who of them is online. */
  isOnline: boolean | null;
  /** When they were last online. */
  lastSeenAt: Date | null;
  memberCount: number | null;
  /** There is no such member, or the member may not see them. */
  isUnknown: boolean;
};

const ONLINE_POLL_MS = 20_000;
/** Where events report that a message was delivered: then the recipient is online. */
const ONLINE_POLL_WHILE_LIVE_MS = 60_000;
const getPollMs = () => (liveChannel.getStreamId() === null ? ONLINE_POLL_MS : ONLINE_POLL_WHILE_LIVE_MS);

export const UNKNOWN_NAME = t('Unknown User');
export const UNKNOWN_GROUP_NAME = t('Unknown group');

/**
 * Returns the recipient as saved in this browser, until the provider has answered.
 * @param isRefused whether the provider refuses their messages
 */
export function useRecipient(ref: ConversationRef, isRefused: boolean): Recipient {
  const person = usePerson(ref.kind === 'person' ? ref.id : null);
  const group = useGroup(ref.kind === 'group' ? ref.id : null);
  const recipient = (ref.kind === 'person' ? person : group) ?? recallRecipient(ref.id, ref.kind === 'group');
  return isRefused ? { ...recipient, isUnknown: true } : recipient;
}

function usePerson(id: PersonId | null): Recipient | null {
  const { data: person, error } = useQuery({
    queryKey: ['chat-recipient', id],
    queryFn: ({ signal }) => fetchPerson(apiClient, id as PersonId, { signal }),
    enabled: id !== null,
    refetchInterval: getPollMs,
  });
  const { data: onlineConversations = [] } = useQuery({
    queryKey: ['online-conversations'],
    queryFn: ({ signal }) => fetchConversations(apiClient, { onlineOnly: true }, { signal }),
    enabled: id !== null,
    refetchInterval: getPollMs,
  });
  if (id === null) return null;
  if (!person) return { ...recallRecipient(id, false), isUnknown: error instanceof ApiError && error.kind === 'refused' };
  return {
    name: person.name || UNKNOWN_NAME,
    avatarUrl: person.avatarUrl,
    isOnline: isOnline(person, new Date(serverNow())) || onlineConversations.some(({ userId }) => userId === id),
    lastSeenAt: person.lastSeenAt,
    memberCount: null,
    isUnknown: false,
  };
}

function useGroup(id: GroupId | null): Recipient | null {
  const { data: groups, isSuccess } = useQuery({ ...groupConversationsQuery(), enabled: id !== null });
  const group = groups?.find((candidate) => candidate.id === id);
  if (group)
    return {
      name: group.name,
      avatarUrl: group.avatarUrl,
      isOnline: null,
      lastSeenAt: null,
      memberCount: group.memberCount,
      isUnknown: false,
    };
  if (id === null || !isSuccess) return null;
  const recalled = recallRecipient(id, true);
  return { ...recalled, name: recalled.name || UNKNOWN_GROUP_NAME };
}

/** Reads what this browser saved of the recipient. A group and a person may share an id, and with it the storage key. */
function recallRecipient(id: string, isGroup: boolean): Recipient {
  const saved = chatUsers.recall(id);
  const known = saved && (saved.type === 'group') === isGroup ? saved : null;
  return {
    name: known?.name ?? '',
    avatarUrl: known?.avatar ?? null,
    isOnline: isGroup ? null : (known?.isOnline ?? null),
    lastSeenAt: null,
    memberCount: null,
    isUnknown: false,
  };
}
