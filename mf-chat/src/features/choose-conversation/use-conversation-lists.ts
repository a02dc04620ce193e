import type { Conversation } from '@social/api/chats/fetch-conversations';
import type { GroupConversation } from '@social/api/chats/fetch-group-conversations';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { pollMs } from '@social/data';
import { useLocation } from '@social/ui/router';
import { useQuery, type Query, type UseQueryResult } from '@tanstack/react-query';
import { conversationsQuery, groupConversationsQuery } from '../../lib/conversation-cache';
import { toConversationRow, toGroupRow, type ConversationRow } from './conversation-row';

export type ConversationListState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | { kind: 'empty' }
  | { kind: 'ready'; rows: ConversationRow[]; refreshError: Error | null };

export type ConversationListView = {
  state: ConversationListState;
  isRefreshing: boolean;
  unreadCount: number;
  /** How many conversations could not be decoded. */
  unreadableCount: number;
  refresh: () => void;
};

const POLL_MS = 10_000;
const POLL_WHILE_FAILING_MS = 30_000;

// Constants outside of the hook: TanStack Query runs `select` again whenever its function changes.
const toConversationRows = (conversations: readonly Conversation[]) => conversations.map(toConversationRow);
const toGroupRows = (groups: readonly GroupConversation[]) => groups.map(toGroupRow);

const getPollMs = ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? POLL_WHILE_FAILING_MS : pollMs(POLL_MS));

/** Fetches both lists in parallel, polls them where no event tells of messages, and refreshes them when the member returns to the page. */
export function useConversationLists(): { individual: ConversationListView; groups: ConversationListView } {
  const { pathname, search } = useLocation();
  const openPath = pathname + search;
  const individual = useQuery({
    ...conversationsQuery(),
    refetchInterval: getPollMs,
    select: toConversationRows,
  });
  const groups = useQuery({
    ...groupConversationsQuery(),
    refetchInterval: getPollMs,
    select: toGroupRows,
  });
  return { individual: toView(individual, openPath), groups: toView(groups, openPath) };
}

function toView(query: UseQueryResult<ConversationRow[]>, openPath: string): ConversationListView {
  // The open conversation is being read, even if a list that was requested earlier counts its messages as unread.
  const rows = query.data?.map((row) => (row.path === openPath ? { ...row, isOpen: true, unreadCount: 0 } : row));
  return {
    state: toState(query, rows),
    isRefreshing: query.isFetching,
    unreadCount: rows?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0,
    unreadableCount: getUnreadableCount(query.data ?? []),
    refresh: () => void query.refetch(),
  };
}

function toState({ error, isFetching }: UseQueryResult<ConversationRow[]>, rows: ConversationRow[] | undefined): ConversationListState {
  if (!rows) return error && !isFetching ? { kind: 'failed', error } : { kind: 'loading' };
  return rows.length === 0 && !error ? { kind: 'empty' } : { kind: 'ready', rows, refreshError: error };
}
