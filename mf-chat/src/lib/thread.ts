import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';

/** What is known of a talk: an unbroken run of messages, oldest first, that ends with the newest. */
export type Thread = {
  messages: readonly Message[];
  /** Whether there may be messages before the first one here. */
  hasOlder: boolean;
  /** The other one is typing at the moment; never of groups. */
  isTyping: boolean;
  /** The first that was unread when the talk was opened; the line above it stays until one leaves. */
  firstUnreadId: MessageId | null;
};

/** Ids grow with time and outgrow numbers: a longer one is newer. Below 0 when `a` is the older. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** With a page of older messages before the others. An empty page is the end; a short one is not. */
export function withOlder(thread: Thread, page: readonly Message[]): Thread {
  const first = thread.messages[0];
  const older = first ? page.filter(({ id }) => compareIds(id, first.id) < 0) : page;
  return { ...thread, messages: [...older, ...thread.messages], hasOlder: older.length > 0 };
}

/** What has come since `afterId`, as the provider tells it: new ones, marks of known ones, and the gaps of deleted ones. */
export type News = { afterId: MessageId | null; messages: readonly Message[]; isTyping: boolean };

/** With what is new. Gives the same thread back when nothing is. */
export function withNews(thread: Thread, { afterId, messages, isTyping }: News): Thread {
  const isBefore = ({ id }: Message) => afterId !== null && compareIds(id, afterId) <= 0;
  const before = thread.messages.filter(isBefore);
  const known = thread.messages.slice(before.length);
  const lastTold = messages.at(-1)?.id ?? null;
  // A page may end early: what is known beyond its end was not told of, and stands.
  const beyond = lastTold === null ? [] : known.filter(({ id }) => compareIds(id, lastTold) > 0);
  const told = messages.filter((message) => !isBefore(message)).map((message) => sameOrNew(known, message));
  const after = [...told, ...beyond];
  const isSame = isTyping === thread.isTyping && after.length === known.length && after.every((message, at) => message === known[at]);
  return isSame ? thread : { ...thread, isTyping, messages: [...before, ...after] };
}

/** With one message that the member has just sent; it may have come by another way already. */
export function withSent(thread: Thread, sent: Message): Thread {
  const others = thread.messages.filter(({ id }) => id !== sent.id);
  const at = others.findLastIndex(({ id }) => compareIds(id, sent.id) < 0) + 1;
  return { ...thread, messages: others.toSpliced(at, 0, sent) };
}

/** Lists that did not change keep their objects, so that rows need not be drawn again. */
function sameOrNew(known: readonly Message[], message: Message): Message {
  const before = known.find(({ id }) => id === message.id);
  return before && JSON.stringify(before) === JSON.stringify(message) ? before : message;
}

const MOST_LOOKED_BACK = 20;

/**
 * After which message to ask for news: the one before the first of one's own that nobody had read, so that its mark comes too.
 * `isThorough` looks back further, to see what was deleted.
 */
export function newsCursor({ messages }: Thread, isThorough: boolean): MessageId | null {
  const tail = messages.slice(-MOST_LOOKED_BACK);
  const firstUnread = isThorough ? 0 : tail.findIndex(({ isMine, readAt }) => isMine && readAt === null);
  const watched = firstUnread === -1 ? 0 : tail.length - firstUnread;
  return messages.at(-1 - watched)?.id ?? null;
}
