import type { GroupId, MessageId } from '@social/api';
import { fetchGroupMessages } from '@social/api/chats/fetch-group-messages';
import { fetchMessages, type MessagePage } from '@social/api/chats/fetch-messages';
import { fetchLegacyMessages } from '@social/api/chats/fetch-legacy-messages';
import type { Message } from '@social/api/chats/message';
import { apiClient, sessionStore } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { groupConversationsQuery } from './conversation-cache';
import { keyOfRef, type ConversationRef } from './conversation-ref';
import { compareIds, newsCursor, withNews, withOlder, type News, type Thread } from './thread';

const PAGE_SIZE = 50;
const NEWS_SIZE = 100;
/** A talk that is opened again within this time is shown at once, also without a network. */
const KEPT_MS = 30 * 60_000;
/** How soon a talk that could not be read is tried again. */
const RETRY_MS = 8000;
/** How far back opening looks for the first unread message, in pages. */
const MOST_UNREAD_PAGES = 6;

export function threadKey(ref: ConversationRef) {
  return ['chat-thread', sessionStore.getState().userId, keyOfRef(ref)];
}

/** A talk from its newest messages back to the first unread one. It is read once; what comes later is added by `readNews`. */
export function threadQuery(queries: QueryClient, ref: ConversationRef) {
  return queryOptions({
    queryKey: threadKey(ref),
    queryFn: ({ signal }) => openThread(queries, ref, signal),
    staleTime: Infinity,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    // One that is here is followed, not read again; one that did not come is tried again by itself.
    refetchOnReconnect: ({ state }) => (state.data ? false : 'always'),
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  });
}

async function openThread(queries: QueryClient, ref: ConversationRef, signal: AbortSignal): Promise<Thread> {
  // Before the messages: reading them counts them as read. Between two, each message says it by itself.
  const groupUnread = ref.kind === 'group' ? await unreadInGroup(queries, ref.id) : 0;
  const messages = await fetchPage(ref, { limit: PAGE_SIZE }, signal);
  let thread: Thread = { messages, hasOlder: messages.length > 0, isTyping: false, firstUnreadId: null };
  for (let page = 1; page < MOST_UNREAD_PAGES && thread.hasOlder && isUnreadThroughout(thread.messages, groupUnread); page++) {
    thread = withOlder(thread, await fetchPage(ref, { limit: NEWS_SIZE, beforeMessageId: thread.messages[0]?.id }, signal));
  }
  return { ...thread, firstUnreadId: firstUnread(thread.messages, groupUnread) };
}

async function unreadInGroup(queries: QueryClient, groupId: GroupId): Promise<number> {
  const groups = await queries.fetchQuery(groupConversationsQuery()).catch(() => []);
  return groups.find(({ id }) => id === groupId)?.unreadCount ?? 0;
}

function isUnreadThroughout(messages: readonly Message[], groupUnread: number): boolean {
  const oldestOfOthers = messages.find(({ isMine }) => !isMine);
  return groupUnread > 0 ? othersOf(messages).length < groupUnread : oldestOfOthers !== undefined && oldestOfOthers.readAt === null;
}

function firstUnread(messages: readonly Message[], groupUnread: number): MessageId | null {
  const others = othersOf(messages);
  if (groupUnread > 0) return others.at(-Math.min(groupUnread, others.length))?.id ?? null;
  const lastRead = others.findLastIndex(({ readAt }) => readAt !== null);
  return others[lastRead + 1]?.id ?? null;
}

function othersOf(messages: readonly Message[]): Message[] {
  return messages.filter(({ isMine }) => !isMine);
}

/** A page of messages, by the phone API where there are two: it is the call of the product. */
function fetchPage(ref: ConversationRef, page: MessagePage, signal?: AbortSignal): Promise<Message[]> {
  if (ref.kind === 'group') return fetchGroupMessages(apiClient, ref.id, page, { ...(signal && { signal }) });
  const { userId } = sessionStore.getState();
  if (userId === null) return Promise.resolve([]);
  return fetchLegacyMessages(apiClient, { userId, recipientId: ref.id }, page, { ...(signal && { signal }) });
}

/** Adds the page of messages before those that are known. @throws {ApiError} of every kind of a read. */
export async function readOlder(queries: QueryClient, ref: ConversationRef): Promise<void> {
  const first = queries.getQueryData<Thread>(threadKey(ref))?.messages[0];
  if (!first) return;
  const page = await fetchPage(ref, { limit: PAGE_SIZE, beforeMessageId: first.id });
  changeThread(queries, ref, (thread) => withOlder(thread, page));
}

/** Adds what has come since. Resolves to the messages of others that are new here. @throws {ApiError} of every kind of a read. */
export async function readNews(queries: QueryClient, ref: ConversationRef, isThorough: boolean, signal: AbortSignal): Promise<Message[]> {
  const thread = queries.getQueryData<Thread>(threadKey(ref));
  if (!thread) return [];
  const known = new Set(thread.messages.map(({ id }) => id));
  let reached = thread.messages.at(-1)?.id ?? null;
  let afterId: MessageId | null = newsCursor(thread, isThorough);
  for (let isDone = false; !isDone;) {
    const news: News = { afterId, ...(await fetchNews(ref, { limit: NEWS_SIZE, afterMessageId: afterId ?? undefined }, signal)) };
    changeThread(queries, ref, (current) => withNews(current, news));
    const lastTold = news.messages.at(-1)?.id ?? null;
    const step = lastTold === null ? 0 : reached === null ? 1 : compareIds(lastTold, reached);
    // Pages can be short without being the last: one that ends too early, or brings something new, is followed by another.
    isDone = step === 0;
    afterId = step < 0 ? reached : lastTold;
    if (step > 0) reached = lastTold;
  }
  const now = queries.getQueryData<Thread>(threadKey(ref))?.messages ?? [];
  return now.filter(({ id, isMine }) => !isMine && !known.has(id));
}

async function fetchNews(
  ref: ConversationRef,
  page: MessagePage,
  signal: AbortSignal,
): Promise<{ messages: Message[]; isTyping: boolean }> {
  if (ref.kind === 'group') return { messages: await fetchGroupMessages(apiClient, ref.id, page, { signal }), isTyping: false };
  return fetchMessages(apiClient, ref.id, page, { signal });
}

/** Changes a talk that is here; one that is not is left alone. */
export function changeThread(queries: QueryClient, ref: ConversationRef, change: (thread: Thread) => Thread): void {
  queries.setQueryData<Thread>(threadKey(ref), (thread) => thread && change(thread));
}
