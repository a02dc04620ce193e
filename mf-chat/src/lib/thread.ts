import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { getUnreadableCount } from '@social/api/unreadable-items';

/** The cached messages of a conversation: a run without gaps, oldest first, that ends with the newest. */
export type Thread = {
  messages: readonly Message[];
  /** How many messages between them could not be decoded, at least: they have no ids by which to tell whether an update repeats them. */
  unreadableCount: number;
  /** True if messages may exist before the first cached one. */
  hasOlder: boolean;
  /** True if the recipient is typing; never true for groups. */
  isTyping: boolean;
  /** The first message that was unread when the conversation was opened; its separator stays until the member leaves. */
  firstUnreadId: MessageId | null;
};

/** Compares by age, below 0 when `a` is older. Ids grow with time beyond what a number can hold: a longer one is newer. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Adds a page of older messages. Only an empty page is the end. */
export function withOlder(thread: Thread, page: readonly Message[]): Thread {
  const first = thread.messages[0];
  const older = first ? page.filter(({ id }) => compareIds(id, first.id) < 0) : page;
  const unreadableCount = thread.unreadableCount + getUnreadableCount(page);
  return { ...thread, messages: [...older, ...thread.messages], unreadableCount, hasOlder: older.length > 0 };
}

/** The messages after `afterId` as the provider has them now: new ones, changed ones, and gaps where some were deleted. */
export type ThreadUpdate = { afterId: MessageId | null; messages: readonly Message[]; isTyping: boolean };

/** Applies an update. Returns the same thread when it changes nothing. */
export function withUpdate(thread: Thread, { afterId, messages, isTyping }: ThreadUpdate): Thread {
  const isOlder = ({ id }: Message) => afterId !== null && compareIds(id, afterId) <= 0;
  const before = thread.messages.filter(isOlder);
  const known = thread.messages.slice(before.length);
  const lastReceivedId = messages.at(-1)?.id ?? null;
  // A page may end early: cached messages after its end are not part of the update, and stay.
  const rest = lastReceivedId === null ? [] : known.filter(({ id }) => compareIds(id, lastReceivedId) > 0);
  const received = messages.filter((message) => !isOlder(message)).map((message) => reuseEqual(known, message));
  const after = [...received, ...rest];
  const unreadableCount = countUnreadable(thread, afterId, messages);
  const isSame =
    isTyping === thread.isTyping &&
    unreadableCount === thread.unreadableCount &&
    after.length === known.length &&
    after.every((message, index) => message === known[index]);
  return isSame ? thread : { ...thread, isTyping, unreadableCount, messages: [...before, ...after] };
}

/** An update that begins after the newest message repeats none of those that could not be decoded; one that looks back may repeat all. */
function countUnreadable({ messages: known, unreadableCount }: Thread, afterId: MessageId | null, messages: readonly Message[]): number {
  const count = getUnreadableCount(messages);
  const isNew = afterId !== null && afterId === known.at(-1)?.id;
  return isNew ? unreadableCount + count : Math.max(unreadableCount, count);
}

/** Inserts a message that the member has sent, unless an update has added it already. */
export function withSent(thread: Thread, sent: Message): Thread {
  const others = thread.messages.filter(({ id }) => id !== sent.id);
  const index = others.findLastIndex(({ id }) => compareIds(id, sent.id) < 0) + 1;
  return { ...thread, messages: others.toSpliced(index, 0, sent) };
}

/** Marks the member's own messages up to one as read. Returns the same thread when all were. */
export function withReadUpTo(thread: Thread, messageId: MessageId, readAt: Date): Thread {
  const isNews = ({ id, isMine, readAt: known }: Message) => isMine && known === null && compareIds(id, messageId) <= 0;
  if (!thread.messages.some(isNews)) return thread;
  return { ...thread, messages: thread.messages.map((message) => (isNews(message) ? { ...message, readAt } : message)) };
}

/** Returns the cached object of an unchanged message, so that its row does not render again. */
function reuseEqual(known: readonly Message[], message: Message): Message {
  const before = known.find(({ id }) => id === message.id);
  return before && JSON.stringify(before) === JSON.stringify(message) ? before : message;
}

const MAX_LOOK_BACK = 20;

/**
 * Returns the id after which to request updates: the id before the member's first unread message, so that its read mark arrives too.
 * `isThorough` looks back further, to find deleted messages.
 */
export function getUpdateCursor({ messages }: Thread, isThorough: boolean): MessageId | null {
  const tail = messages.slice(-MAX_LOOK_BACK);
  const firstUnread = isThorough ? 0 : tail.findIndex(({ isMine, readAt }) => isMine && readAt === null);
  const watched = firstUnread === -1 ? 0 : tail.length - firstUnread;
  return messages.at(-1 - watched)?.id ?? null;
}
