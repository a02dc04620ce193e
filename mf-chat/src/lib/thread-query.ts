import type { GroupId, MessageId } from '@social/api';
import { fetchGroupMessages } from '@social/api/chats/fetch-group-messages';
import { fetchMessages, type MessagePage } from '@social/api/chats/fetch-messages';
import { fetchLegacyMessages } from '@social/api/chats/fetch-legacy-messages';
import type { Message } from '@social/api/chats/message';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { apiClient, sessionStore } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { groupConversationsQuery } from './conversation-cache';
import { keyOfRef, type ConversationRef } from './conversation-ref';
import { compareIds, getUpdateCursor, withUpdate, withOlder, type ThreadUpdate, type Thread } from './thread';

const PAGE_SIZE = 50;
const UPDATE_PAGE_SIZE = 100;
/** A conversation that is opened again within this time is shown at once, also while offline. */
const CACHED_MS = 30 * 60_000;
const RETRY_MS = 8000;
/** Pages in which opening a conversation looks for the first unread message. */
const MAX_UNREAD_PAGES = 6;

export function threadKey(ref: ConversationRef) {
  return ['chat-thread', sessionStore.getState().userId, keyOfRef(ref)];
}

/** Fetches a conversation from its newest message back to the first unread one, once; `fetchUpdates` adds what arrives later. */
export function threadQuery(queries: QueryClient, ref: ConversationRef) {
  return queryOptions({
    queryKey: threadKey(ref),
    queryFn: ({ signal }) => openThread(queries, ref, signal),
    staleTime: Infinity,
    gcTime: CACHED_MS,
    refetchOnWindowFocus: false,
    // A fetched thread gets updates instead of a refetch; a failed one is retried.
    refetchOnReconnect: ({ state }) => (state.data ? false : 'always'),
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  });
}

async function openThread(queries: QueryClient, ref: ConversationRef, signal: AbortSignal): Promise<Thread> {
  // Before the messages: fetching them marks them as read. Between two people each message has its own mark.
  const groupUnread = ref.kind === 'group' ? await countUnreadInGroup(queries, ref.id) : 0;
  const messages = await fetchPage(ref, { limit: PAGE_SIZE }, signal);
  let thread: Thread = {
    messages,
    unreadableCount: getUnreadableCount(messages),
    hasOlder: messages.length > 0,
    isTyping: false,
    firstUnreadId: null,
  };
  for (let page = 1; page < MAX_UNREAD_PAGES && thread.hasOlder && isUnreadThroughout(thread.messages, groupUnread); page++) {
    thread = withOlder(thread, await fetchPage(ref, { limit: UPDATE_PAGE_SIZE, beforeMessageId: thread.messages[0]?.id }, signal));
  }
  return { ...thread, firstUnreadId: findFirstUnread(thread.messages, groupUnread) };
}

async function countUnreadInGroup(queries: QueryClient, groupId: GroupId): Promise<number> {
  const groups = await queries.fetchQuery(groupConversationsQuery()).catch(() => []);
  return groups.find(({ id }) => id === groupId)?.unreadCount ?? 0;
}

function isUnreadThroughout(messages: readonly Message[], groupUnread: number): boolean {
  const oldestOfOthers = messages.find(({ isMine }) => !isMine);
  return groupUnread > 0 ? filterOthers(messages).length < groupUnread : oldestOfOthers !== undefined && oldestOfOthers.readAt === null;
}

function findFirstUnread(messages: readonly Message[], groupUnread: number): MessageId | null {
  const others = filterOthers(messages);
  if (groupUnread > 0) return others.at(-Math.min(groupUnread, others.length))?.id ?? null;
  const lastRead = others.findLastIndex(({ readAt }) => readAt !== null);
  return others[lastRead + 1]?.id ?? null;
}

function filterOthers(messages: readonly Message[]): Message[] {
  return messages.filter(({ isMine }) => !isMine);
}

/** Fetches a page of messages, by the legacy API where there are two: it is the call of the product. */
function fetchPage(ref: ConversationRef, page: MessagePage, signal?: AbortSignal): Promise<Message[]> {
  if (ref.kind === 'group') return fetchGroupMessages(apiClient, ref.id, page, { ...(signal && { signal }) });
  const { userId } = sessionStore.getState();
  if (userId === null) return Promise.resolve([]);
  return fetchLegacyMessages(apiClient, { userId, recipientId: ref.id }, page, { ...(signal && { signal }) });
}

/** Adds the page before the cached messages. @throws {ApiError} of every kind of a read. */
export async function fetchOlder(queries: QueryClient, ref: ConversationRef): Promise<void> {
  const first = queries.getQueryData<Thread>(threadKey(ref))?.messages[0];
  if (!first) return;
  const page = await fetchPage(ref, { limit: PAGE_SIZE, beforeMessageId: first.id });
  changeThread(queries, ref, (thread) => withOlder(thread, page));
}

/** Adds what changed since the last update. Resolves to the new messages of others. @throws {ApiError} of every kind of a read. */
export async function fetchUpdates(
  queries: QueryClient,
  ref: ConversationRef,
  isThorough: boolean,
  signal: AbortSignal,
): Promise<Message[]> {
  const thread = queries.getQueryData<Thread>(threadKey(ref));
  if (!thread) return [];
  const known = new Set(thread.messages.map(({ id }) => id));
  let newestId = thread.messages.at(-1)?.id ?? null;
  let afterId: MessageId | null = getUpdateCursor(thread, isThorough);
  for (let isDone = false; !isDone;) {
    const update: ThreadUpdate = {
      afterId,
      ...(await fetchUpdatePage(ref, { limit: UPDATE_PAGE_SIZE, afterMessageId: afterId ?? undefined }, signal)),
    };
    changeThread(queries, ref, (current) => withUpdate(current, update));
    const lastReceivedId = update.messages.at(-1)?.id ?? null;
    const step = lastReceivedId === null ? 0 : newestId === null ? 1 : compareIds(lastReceivedId, newestId);
    // A short page need not be the last: one that ends too early, or adds something new, is followed by another.
    isDone = step === 0;
    afterId = step < 0 ? newestId : lastReceivedId;
    if (step > 0) newestId = lastReceivedId;
  }
  const current = queries.getQueryData<Thread>(threadKey(ref))?.messages ?? [];
  return current.filter(({ id, isMine }) => !isMine && !known.has(id));
}

async function fetchUpdatePage(
  ref: ConversationRef,
  page: MessagePage,
  signal: AbortSignal,
): Promise<{ messages: Message[]; isTyping: boolean }> {
  if (ref.kind === 'group') return { messages: await fetchGroupMessages(apiClient, ref.id, page, { signal }), isTyping: false };
  return fetchMessages(apiClient, ref.id, page, { signal });
}

/** Changes a cached thread; does nothing where there is none. */
export function changeThread(queries: QueryClient, ref: ConversationRef, change: (thread: Thread) => Thread): void {
  queries.setQueryData<Thread>(threadKey(ref), (thread) => thread && change(thread));
}
