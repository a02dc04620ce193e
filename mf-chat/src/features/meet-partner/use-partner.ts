import type { GroupId, PersonId } from '@social/api';
import { ApiError } from '@social/api';
import { fetchConversations } from '@social/api/chats/fetch-conversations';
import { fetchPerson } from '@social/api/people/fetch-person';
import { isOnline } from '@social/api/people/person';
import { apiClient, chatUsers } from '@social/session';
import { useQuery } from '@tanstack/react-query';
import { groupConversationsQuery } from '../../lib/conversation-cache';
import type { ConversationRef } from '../../lib/conversation-ref';

/** Whom a talk is with. */
export type Partner = {
  name: string;
  avatarUrl: string | null;
  /** null of groups: who of them is here is not told. */
  isOnline: boolean | null;
  /** When they were last here. */
  seenAt: Date | null;
  memberCount: number | null;
  /** There is no such member or group, or they can't be seen. */
  isUnknown: boolean;
};

/** How often it is asked who is here. */
const PRESENCE_MS = 20_000;

export const UNKNOWN_NAME = 'Unknown User';

/** Whom the talk is with: as remembered at first, then as the provider says. */
export function usePartner(ref: ConversationRef): Partner {
  const person = usePerson(ref.kind === 'person' ? ref.id : null);
  const group = useGroup(ref.kind === 'group' ? ref.id : null);
  return (ref.kind === 'person' ? person : group) ?? nobody(ref.id, ref.kind === 'group');
}

function usePerson(id: PersonId | null): Partner | null {
  const { data: person, error } = useQuery({
    queryKey: ['chat-person', id],
    queryFn: ({ signal }) => fetchPerson(apiClient, id as PersonId, { signal }),
    enabled: id !== null,
    refetchInterval: PRESENCE_MS,
  });
  const { data: here = [] } = useQuery({
    queryKey: ['people-here'],
    queryFn: ({ signal }) => fetchConversations(apiClient, { onlineOnly: true }, { signal }),
    enabled: id !== null,
    refetchInterval: PRESENCE_MS,
  });
  if (id === null) return null;
  if (!person) return { ...nobody(id, false), isUnknown: error instanceof ApiError && error.kind === 'refused' };
  return {
    name: person.name || UNKNOWN_NAME,
    avatarUrl: person.avatarUrl,
    isOnline: isOnline(person, new Date()) || here.some(({ userId }) => userId === id),
    seenAt: person.lastSeenAt,
    memberCount: null,
    isUnknown: false,
  };
}

function useGroup(id: GroupId | null): Partner | null {
  const { data: groups } = useQuery({ ...groupConversationsQuery(), enabled: id !== null });
  const group = groups?.find((one) => one.id === id);
  return group
    ? { name: group.name, avatarUrl: group.avatarUrl, isOnline: null, seenAt: null, memberCount: group.memberCount, isUnknown: false }
    : null;
}

/** What this browser remembers of them. A group and a person may share a number, and with it the place where that is kept. */
function nobody(id: string, isGroup: boolean): Partner {
  const kept = chatUsers.recall(id);
  const known = kept && (kept.type === 'group') === isGroup ? kept : null;
  return {
    name: known?.name ?? '',
    avatarUrl: known?.avatar ?? null,
    isOnline: isGroup ? null : (known?.isOnline ?? false),
    seenAt: null,
    memberCount: null,
    isUnknown: false,
  };
}
