import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { useState } from 'react';
import { compareIds, type Thread } from '../../lib/thread';

/** So many messages are drawn at first, which fill a screen; are added beyond it; and are drawn at most: a talk may have tens of thousands. */
const FIRST = 24;
const STEP = 40;
const MOST = 130;
/** What was read stands above the unread line. */
const ABOVE_UNREAD = 6;

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
    showNewest: () => show(messages.length - FIRST, messages.length),
  };
}

function firstEdges(messages: readonly Message[], firstUnreadId: MessageId | null): Edges {
  const unreadAt = firstUnreadId === null ? -1 : messages.findIndex(({ id }) => id === firstUnreadId);
  if (unreadAt === -1) return { topId: messages.at(-FIRST)?.id ?? null, bottomId: null };
  const start = Math.max(0, Math.min(unreadAt - ABOVE_UNREAD, messages.length - FIRST));
  return { topId: messages[start]?.id ?? null, bottomId: messages.length - start > FIRST ? (messages[start + FIRST - 1]?.id ?? null) : null };
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
