import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { useState } from 'react';
import { compareIds, type Thread } from '../../lib/thread';

/** So many messages are added at an edge, and drawn at most: a talk may have tens of thousands. */
const STEP = 40;
const MOST = 130;
/** Where the unread line stands, as a part of the height: above it is what was read. */
export const UNREAD_AT = 0.25;

/** Kept by ids, since places change as messages come. null: up to the newest, whatever comes. */
type Edges = { topId: MessageId | null; bottomId: MessageId | null };

export type MessageWindow = {
  start: number;
  end: number;
  isAtNewest: boolean;
  showOlder: () => void;
  showNewer: () => void;
  showNewest: () => void;
};

/** The part of a talk that is drawn. `isAtEnd` is whether one looks at its newest message: then it grows downwards. */
export function useMessageWindow({ messages, firstUnreadId }: Thread, isAtEnd: boolean): MessageWindow {
  const [edges, setEdges] = useState(() => firstEdges(messages, firstUnreadId));
  const [start, end] = placesOf(messages, edges, isAtEnd);

  function show(from: number, to: number): void {
    const top = Math.max(0, from);
    const bottom = Math.min(messages.length, to);
    setEdges({ topId: messages[top]?.id ?? null, bottomId: bottom === messages.length ? null : (messages[bottom - 1]?.id ?? null) });
  }

  return {
    start,
    end,
    isAtNewest: end === messages.length,
    showOlder: () => show(start - STEP, Math.min(end, Math.max(0, start - STEP) + MOST)),
    showNewer: () => show(Math.max(start, Math.min(messages.length, end + STEP) - MOST), end + STEP),
    showNewest: () => show(topOfScreen(messages, messages.length, 1), messages.length),
  };
}

function firstEdges(messages: readonly Message[], firstUnreadId: MessageId | null): Edges {
  const unreadAt = firstUnreadId === null ? -1 : messages.findIndex(({ id }) => id === firstUnreadId);
  if (unreadAt === -1) return { topId: messages[topOfScreen(messages, messages.length, 1)]?.id ?? null, bottomId: null };
  const end = bottomOfScreen(messages, unreadAt, 1 - UNREAD_AT);
  const start = end === messages.length ? topOfScreen(messages, end, 1) : topOfScreen(messages, unreadAt, UNREAD_AT);
  return {
    topId: messages[Math.min(start, unreadAt)]?.id ?? null,
    bottomId: end === messages.length ? null : (messages[end - 1]?.id ?? null),
  };
}

/** The first of those before `end` that fill a part of the screen. */
function topOfScreen(messages: readonly Message[], end: number, part: number): number {
  let [at, room] = [end, screenHeight() * part];
  while (at > 0 && room > 0) room -= leastHeight(messages[--at]);
  return at;
}

/** Behind the last of those from `start` that fill a part of the screen. */
function bottomOfScreen(messages: readonly Message[], start: number, part: number): number {
  let [at, room] = [start, screenHeight() * part];
  while (at < messages.length && room > 0) room -= leastHeight(messages[at++]);
  return at;
}

/** A page that is opened unseen has none yet. */
function screenHeight(): number {
  return Math.max(window.innerHeight, 400);
}

/** How many pixels a message takes at least: what is not drawn at first is drawn a moment later, so rather a few too many than a gap. */
function leastHeight(message: Message | undefined): number {
  if (!message) return 0;
  return 40 + 20 * Math.ceil(message.text.length / 80) + (message.mediaUrl === null ? 0 : 50);
}

function placesOf(messages: readonly Message[], { topId, bottomId }: Edges, isAtEnd: boolean): [start: number, end: number] {
  const start = topId === null ? 0 : Math.max(0, firstFrom(messages, topId, 0));
  const end = bottomId === null ? messages.length : firstFrom(messages, bottomId, 1);
  if (end - start <= MOST) return [start, end];
  // Who reads the newest sees the oldest go, who reads something else keeps it.
  return isAtEnd && bottomId === null ? [end - MOST, end] : [start, start + MOST];
}

/** The place of the first message whose id is at least this one's (`beyond` 0), or after it (`beyond` 1); ids may be gone. */
function firstFrom(messages: readonly Message[], id: MessageId, beyond: 0 | 1): number {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareIds(messages[middle]?.id ?? '', id);
    if (order < 0 || (beyond === 1 && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
