import { fetchConversations, type Conversation } from '@social/api/chats/fetch-conversations';
import { fetchGroupConversations, type GroupConversation } from '@social/api/chats/fetch-group-conversations';
import type { Message } from '@social/api/chats/message';
import { withItems } from '@social/api/unreadable-items';
import type { LiveTopic } from '@social/data';
import { shareStructure } from '@social/data/lists/share-structure';
import { apiClient, sessionStore } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { keyOfRef, type ConversationRef } from './conversation-ref';

/** A member who returns to the page after this time gets fresh lists. */
const STALE_AFTER_MS = 10_000;

const live = (topic: LiveTopic) => ({ live: topic });
const fresh = { staleTime: STALE_AFTER_MS, refetchOnWindowFocus: true, structuralSharing: shareStructure } as const;

/** The list of conversations with one person each. */
export function conversationsQuery() {
  return queryOptions({
    ...fresh,
    meta: live('conversations'),
    queryKey: ['conversations', sessionStore.getState().userId],
    queryFn: ({ signal }) => readList(fetchConversations(apiClient, {}, { signal }), (row) => ({ kind: 'person', id: row.userId })),
  });
}

export function groupConversationsQuery() {
  return queryOptions({
    ...fresh,
    meta: live('group-conversations'),
    queryKey: ['group-conversations', sessionStore.getState().userId],
    queryFn: ({ signal }) => readList(fetchGroupConversations(apiClient, {}, { signal }), (row) => ({ kind: 'group', id: row.id })),
  });
}

type Row = Conversation | GroupConversation;
type Changes = Partial<Pick<Conversation, 'unreadCount' | 'lastMessage' | 'lastActiveAt'>>;

/** The last changes of each conversation, with their time in milliseconds since 1970: a list that was requested before them is without them. */
const lastChanges = new Map<string, { at: number; changes: Changes }>();

/** Awaits a list that has just been requested, and applies the changes that arrived before its reply. */
async function readList<T extends Row>(reply: Promise<T[]>, toRef: (row: T) => ConversationRef): Promise<T[]> {
  const requestedAt = Date.now();
  let rows = await reply;
  for (const [key, { at, changes }] of lastChanges) {
    if (at >= requestedAt) rows = withChanges(rows, (row) => keyOfRef(toRef(row)) === key, changes);
  }
  return rows;
}

/** Changes a conversation in the cached lists, and in those whose replies are pending. */
function updateConversation(queries: QueryClient, ref: ConversationRef, changes: Changes): void {
  const key = keyOfRef(ref);
  const merged = { ...lastChanges.get(key)?.changes, ...changes };
  // The last comes last: it moves its conversation to the top.
  lastChanges.delete(key);
  lastChanges.set(key, { at: Date.now(), changes: merged });
  if (ref.kind === 'person') {
    queries.setQueryData<Conversation[]>(
      conversationsQuery().queryKey,
      (rows) => rows && withChanges(rows, ({ userId }) => userId === ref.id, changes),
    );
  } else {
    queries.setQueryData<GroupConversation[]>(
      groupConversationsQuery().queryKey,
      (rows) => rows && withChanges(rows, ({ id }) => id === ref.id, changes),
    );
  }
}

function withChanges<T extends Row>(rows: T[], matches: (row: T) => boolean, changes: Changes): T[] {
  const row = rows.find(matches);
  if (!row) return rows;
  const isMoved = changes.lastActiveAt !== undefined;
  const next = { ...row, ...changes };
  return isMoved ? withItems(rows, [next, ...rows.filter((other) => other !== row)]) : rows.map((other) => (other === row ? next : other));
}

/** Clears the unread count of a conversation that the member opens. */
export function noteRead(queries: QueryClient, ref: ConversationRef): void {
  updateConversation(queries, ref, { unreadCount: 0 });
}

/** Shows a new message of the open conversation in the list: moves it to the top, with nothing unread. */
export function noteSent(queries: QueryClient, ref: ConversationRef, { text, kind, isMine, sentAt }: Message): void {
  const lastMessage = { text, kind, isMine };
  updateConversation(queries, ref, { unreadCount: 0, lastMessage, lastActiveAt: sentAt ?? new Date() });
}
