import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { useState } from 'react';
import { compareIds, type Thread } from '../../lib/thread';

/** Messages added at an edge at once. */
const STEP = 40;
/** Rendered messages: a conversation may have tens of thousands. */
const MAX_RENDERED = 130;
/** Position of the unread separator when the conversation opens, as a share of the height. */
export const UNREAD_POSITION = 0.25;

/** Ids, since indexes change as messages arrive. null follows the newest message. */
type Edges = { topId: MessageId | null; bottomId: MessageId | null };

export type MessageWindow = {
  start: number;
  end: number;
  isAtNewest: boolean;
  showOlder: () => void;
  showNewer: () => void;
  showNewest: () => void;
  /** Shows the messages around one; does nothing where it is not among them. */
  showAround: (id: MessageId) => void;
};

/** Returns the rendered range of messages. While `isAtEnd`, new messages extend it and old ones leave it. */
export function useMessageWindow({ messages, firstUnreadId }: Thread, isAtEnd: boolean): MessageWindow {
  const [edges, setEdges] = useState(() => getInitialEdges(messages, firstUnreadId));
  const [start, end] = toRange(messages, edges, isAtEnd);

  function show(from: number, to: number): void {
    const top = Math.max(0, from);
    const bottom = Math.min(messages.length, to);
    setEdges({ topId: messages[top]?.id ?? null, bottomId: bottom === messages.length ? null : (messages[bottom - 1]?.id ?? null) });
  }

  return {
    start,
    end,
    isAtNewest: end === messages.length,
    showOlder: () => show(start - STEP, Math.min(end, Math.max(0, start - STEP) + MAX_RENDERED)),
    showNewer: () => show(Math.max(start, Math.min(messages.length, end + STEP) - MAX_RENDERED), end + STEP),
    showNewest: () => show(findScreenStart(messages, messages.length, 1), messages.length),
    showAround(id) {
      const index = messages.findIndex((message) => message.id === id);
      if (index !== -1) show(findScreenStart(messages, index, 1), findScreenEnd(messages, index, 1));
    },
  };
}

function getInitialEdges(messages: readonly Message[], firstUnreadId: MessageId | null): Edges {
  const unreadIndex = firstUnreadId === null ? -1 : messages.findIndex(({ id }) => id === firstUnreadId);
  if (unreadIndex === -1) return { topId: messages[findScreenStart(messages, messages.length, 1)]?.id ?? null, bottomId: null };
  const end = findScreenEnd(messages, unreadIndex, 1 - UNREAD_POSITION);
  const start = end === messages.length ? findScreenStart(messages, end, 1) : findScreenStart(messages, unreadIndex, UNREAD_POSITION);
  return {
    topId: messages[Math.min(start, unreadIndex)]?.id ?? null,
    bottomId: end === messages.length ? null : (messages[end - 1]?.id ?? null),
  };
}

/** Returns the index of the first message of those before `end` that fill a share of the screen. */
function findScreenStart(messages: readonly Message[], end: number, share: number): number {
  let [index, height] = [end, getScreenHeight() * share];
  while (index > 0 && height > 0) height -= estimateMinHeight(messages[--index]);
  return index;
}

/** Returns the index after the last message of those from `start` that fill a share of the screen. */
function findScreenEnd(messages: readonly Message[], start: number, share: number): number {
  let [index, height] = [start, getScreenHeight() * share];
  while (index < messages.length && height > 0) height -= estimateMinHeight(messages[index++]);
  return index;
}

/** A page that opens in the background has no height yet. */
function getScreenHeight(): number {
  return Math.max(window.innerHeight, 400);
}

/** Pixels. A minimum, since rendering a few messages too many is better than a gap. */
function estimateMinHeight(message: Message | undefined): number {
  if (!message) return 0;
  return 40 + 20 * Math.ceil(message.text.length / 80) + (message.mediaUrl === null ? 0 : 50);
}

function toRange(messages: readonly Message[], { topId, bottomId }: Edges, isAtEnd: boolean): [start: number, end: number] {
  const start = topId === null ? 0 : Math.max(0, findIndexFrom(messages, topId, false));
  const end = bottomId === null ? messages.length : findIndexFrom(messages, bottomId, true);
  if (end - start <= MAX_RENDERED) return [start, end];
  // At the end the oldest messages leave the range, elsewhere the newest.
  return isAtEnd && bottomId === null ? [end - MAX_RENDERED, end] : [start, start + MAX_RENDERED];
}

/** Returns the index of the first message from this id on, or after it when `isExclusive`. The message itself may have been deleted. */
function findIndexFrom(messages: readonly Message[], id: MessageId, isExclusive: boolean): number {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareIds(messages[middle]?.id ?? '', id);
    if (order < 0 || (isExclusive && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
