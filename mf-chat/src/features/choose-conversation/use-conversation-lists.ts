import { useQuery, type UseQueryResult } from '@tanstack/react-query';
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

/** How often the lists are asked for while the page is looked at. */
const POLL_MS = 10_000;

/** Both lists, asked for side by side, and again while the member looks or when they come back. */
export function useConversationLists(): { individual: ConversationListView; groups: ConversationListView } {
  const individual = useQuery({
    ...conversationsQuery(),
    refetchInterval: POLL_MS,
    select: (conversations) => conversations.map(rowOfConversation),
  });
  const groups = useQuery({
    ...groupConversationsQuery(),
    refetchInterval: POLL_MS,
    select: (conversations) => conversations.map(rowOfGroup),
  });
  return { individual: viewOf(individual), groups: viewOf(groups) };
}

function viewOf(query: UseQueryResult<ConversationRow[]>): ConversationListView {
  return {
    state: stateOf(query),
    isRefreshing: query.isFetching,
    unreadCount: query.data?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0,
    refresh: () => void query.refetch(),
  };
}

function stateOf({ data: rows, error, isFetching }: UseQueryResult<ConversationRow[]>): ConversationListState {
  if (!rows) return error && !isFetching ? { kind: 'failed', error } : { kind: 'loading' };
  return rows.length === 0 && !error ? { kind: 'empty' } : { kind: 'ready', rows, refreshError: isFetching ? null : error };
}
