import type { Conversation } from '@social/api/chats/fetch-conversations';
import type { GroupConversation } from '@social/api/chats/fetch-group-conversations';
import { useLocation } from '@social/ui/router';
import { useQuery, type Query, type UseQueryResult } from '@tanstack/react-query';
import { conversationsQuery, groupConversationsQuery } from '../../lib/conversation-cache';
import { rowOfConversation, rowOfGroup, type ConversationRow } from './conversation-row';

/** How a list stands: exactly one of these. */
export type ConversationListState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | { kind: 'empty' }
  | { kind: 'ready'; rows: ConversationRow[]; refreshError: Error | null };

export type ConversationListView = {
  state: ConversationListState;
  isRefreshing: boolean;
  unreadCount: number;
  refresh: () => void;
};

/** How often the lists are asked for while the page is looked at, and while they do not come. */
const POLL_MS = 10_000;
const POLL_WHILE_FAILING_MS = 30_000;

// Named once: what is made anew with every render is applied anew as well.
const rowsOfConversations = (conversations: readonly Conversation[]) => conversations.map(rowOfConversation);
const rowsOfGroups = (groups: readonly GroupConversation[]) => groups.map(rowOfGroup);

const pace = ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? POLL_WHILE_FAILING_MS : POLL_MS);

/** Both lists, asked for side by side, and again while the member looks or when they come back. */
export function useConversationLists(): { individual: ConversationListView; groups: ConversationListView } {
  const { pathname, search } = useLocation();
  const openPath = pathname + search;
  const individual = useQuery({
    ...conversationsQuery(),
    refetchInterval: pace,
    select: rowsOfConversations,
  });
  const groups = useQuery({
    ...groupConversationsQuery(),
    refetchInterval: pace,
    select: rowsOfGroups,
  });
  return { individual: viewOf(individual, openPath), groups: viewOf(groups, openPath) };
}

function viewOf(query: UseQueryResult<ConversationRow[]>, openPath: string): ConversationListView {
  // What is open is being read, whatever a list says that was on its way meanwhile.
  const rows = query.data?.map((row) => (row.path === openPath ? { ...row, isOpen: true, unreadCount: 0 } : row));
  return {
    state: stateOf(query, rows),
    isRefreshing: query.isFetching,
    unreadCount: rows?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0,
    refresh: () => void query.refetch(),
  };
}

function stateOf({ error, isFetching }: UseQueryResult<ConversationRow[]>, rows: ConversationRow[] | undefined): ConversationListState {
  if (!rows) return error && !isFetching ? { kind: 'failed', error } : { kind: 'loading' };
  return rows.length === 0 && !error ? { kind: 'empty' } : { kind: 'ready', rows, refreshError: error };
}
