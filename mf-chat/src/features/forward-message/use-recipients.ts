import { useQuery } from '@tanstack/react-query';
import { conversationsQuery, groupConversationsQuery } from '../../lib/conversation-cache';
import { keyOfRef, type ConversationRef } from '../../lib/conversation-ref';
import { usePeopleSearch } from '../../lib/use-people-search';

export type ForwardRecipient = { ref: ConversationRef; name: string; avatarUrl: string | null };
export type Recipients =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; recipients: readonly ForwardRecipient[] };

/** Lists the member's conversations and groups by name. Below them, people of that name without a conversation yet. */
export function useRecipients(query: string): Recipients {
  const conversations = useQuery(conversationsQuery());
  const groups = useQuery(groupConversationsQuery());
  const people = usePeopleSearch(query);
  const error = conversations.error ?? groups.error;

  if (!conversations.data || !groups.data) {
    if (!error) return { kind: 'loading' };
    return { kind: 'failed', error, retry: () => void Promise.all([conversations.refetch(), groups.refetch()]) };
  }
  const known = [
    ...conversations.data.map(({ userId: id, ...rest }) => toRecipient({ kind: 'person', id }, rest)),
    ...groups.data.map(({ id, ...rest }) => toRecipient({ kind: 'group', id }, rest)),
  ].filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  // With names to show, a search that runs or failed is no reason to hide them.
  if (known.length === 0 && people.kind !== 'ready') return people;
  const others = people.kind === 'ready' ? people.people.map(({ id, ...rest }) => toRecipient({ kind: 'person', id }, rest)) : [];
  const recipients = new Map([...others, ...known].map((recipient) => [keyOfRef(recipient.ref), recipient]));
  return { kind: 'ready', recipients: [...known, ...others].filter((recipient) => recipients.get(keyOfRef(recipient.ref)) === recipient) };
}

function toRecipient(ref: ConversationRef, { name, avatarUrl }: Omit<ForwardRecipient, 'ref'>): ForwardRecipient {
  return { ref, name, avatarUrl };
}
