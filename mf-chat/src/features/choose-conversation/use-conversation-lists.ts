import { fetchConversations } from '@social/api/chats/fetch-conversations';
import { fetchGroupConversations } from '@social/api/chats/fetch-group-conversations';
import { apiClient, useSession } from '@social/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
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

/** Whoever comes back to the page after this long gets fresh lists. */
const STALE_AFTER_MS = 10_000;

/** Both lists, asked for side by side, and again when the member comes back to the page. */
export function useConversationLists(): { individual: ConversationListView; groups: ConversationListView } {
  const userId = useSession((session) => session.userId);
  const asked = { staleTime: STALE_AFTER_MS, refetchOnWindowFocus: true } as const;
  const individual = useQuery({
    ...asked,
    queryKey: ['conversations', userId],
    queryFn: ({ signal }) => fetchConversations(apiClient, {}, { signal }),
    select: (conversations) => conversations.map(rowOfConversation),
  });
  const groups = useQuery({
    ...asked,
    queryKey: ['group-conversations', userId],
    queryFn: ({ signal }) => fetchGroupConversations(apiClient, {}, { signal }),
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
