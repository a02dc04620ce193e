import { fetchConversations, type Conversation } from '@social/api/chats/fetch-conversations';
import { fetchGroupConversations, type GroupConversation } from '@social/api/chats/fetch-group-conversations';
import type { Message } from '@social/api/chats/message';
import { apiClient, sessionStore } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ConversationRef } from './conversation-ref';

/** Whoever comes back to the page after this long gets fresh lists. */
const STALE_AFTER_MS = 10_000;

const fresh = { staleTime: STALE_AFTER_MS, refetchOnWindowFocus: true } as const;

/** The talks with one other, as the panel lists them. */
export function conversationsQuery() {
  return queryOptions({
    ...fresh,
    queryKey: ['conversations', sessionStore.getState().userId],
    queryFn: ({ signal }) => fetchConversations(apiClient, {}, { signal }),
  });
}

/** The groups' talks, as the panel lists them. */
export function groupConversationsQuery() {
  return queryOptions({
    ...fresh,
    queryKey: ['group-conversations', sessionStore.getState().userId],
    queryFn: ({ signal }) => fetchGroupConversations(apiClient, {}, { signal }),
  });
}

type Changes = Partial<Pick<Conversation, 'unreadCount' | 'lastMessage' | 'lastActiveAt'>>;

/** Changes the row of one talk in the lists that are here. */
function changeRow(queries: QueryClient, ref: ConversationRef, changes: Changes): void {
  if (ref.kind === 'person') {
    queries.setQueryData<Conversation[]>(conversationsQuery().queryKey, (rows) =>
      changed(rows, ({ userId }) => userId === ref.id, changes),
    );
  } else {
    queries.setQueryData<GroupConversation[]>(groupConversationsQuery().queryKey, (rows) =>
      changed(rows, ({ id }) => id === ref.id, changes),
    );
  }
}

function changed<Row extends Conversation | GroupConversation>(
  rows: Row[] | undefined,
  isMeant: (row: Row) => boolean,
  changes: Changes,
): Row[] | undefined {
  const row = rows?.find(isMeant);
  if (!rows || !row) return rows;
  const isMoved = changes.lastActiveAt !== undefined;
  const next = { ...row, ...changes };
  return isMoved ? [next, ...rows.filter((one) => one !== row)] : rows.map((one) => (one === row ? next : one));
}

/** The member reads this talk: its count goes at once. */
export function noteRead(queries: QueryClient, ref: ConversationRef): void {
  changeRow(queries, ref, { unreadCount: 0 });
}

/** The newest message of a talk that is being read: its row moves to the top, with nothing unread. */
export function noteSent(queries: QueryClient, ref: ConversationRef, { text, isMine, sentAt }: Message): void {
  const lastMessage = { text, kind: text === '' ? 'media' : 'text', isMine } as const;
  changeRow(queries, ref, { unreadCount: 0, lastMessage, lastActiveAt: sentAt ?? new Date() });
}
