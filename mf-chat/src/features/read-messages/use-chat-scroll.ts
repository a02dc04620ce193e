import type { MessageId } from '@social/api';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Thread } from '../../lib/thread';
import { UNREAD_AT, useMessageWindow, type MessageWindow } from './use-message-window';

/** Within so many pixels of an edge, more is drawn there. */
const NEAR_PX = 700;
/** Within so many pixels of the end, one looks at the newest message. */
const AT_END_PX = 24;

export type ChatScroll = {
  scroller: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLOListElement | null>;
  shown: MessageWindow;
  /** One looks at the newest message. */
  isAtEnd: boolean;
  /** The same, as of now, for those who act between two renders. */
  readIsAtEnd: () => boolean;
  /** How many messages of others have come below what is looked at. */
  newCount: number;
  handleScroll: () => void;
  goToNewest: () => void;
};

export type ChatScrollOptions = { thread: Thread; canReadOlder: boolean; onOlder: () => void };

/** Where a talk is looked at: it opens at the unread line, draws more at its edges, and follows its end. */
export function useChatScroll({ thread, canReadOlder, onOlder }: ChatScrollOptions): ChatScroll {
  const { messages, firstUnreadId } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(firstUnreadId === null);
  const [isAtEnd, setAtEnd] = useState(firstUnreadId === null);
  const [leftAtId, setLeftAtId] = useState<MessageId | null>(messages.at(-1)?.id ?? null);
  const shown = useMessageWindow(thread, isAtEnd);

  function markEnd(isNow: boolean) {
    if (atEnd.current && !isNow) setLeftAtId(messages.at(-1)?.id ?? null);
    atEnd.current = isNow;
    setAtEnd(isNow);
  }

  function handleScroll() {
    const view = scroller.current;
    // Nothing is laid out where there is no screen.
    if (!view || view.clientHeight === 0) return;
    const below = view.scrollHeight - view.scrollTop - view.clientHeight;
    markEnd(shown.isAtNewest && below <= AT_END_PX);
    const isNearTop = view.scrollTop < NEAR_PX;
    if (isNearTop && shown.start > 0) shown.showOlder();
    else if (below < NEAR_PX && !shown.isAtNewest) shown.showNewer();
    if (isNearTop && shown.start === 0 && canReadOlder) onOlder();
  }

  useLandAtUnread(scroller);
  useFollowEnd(scroller, list, atEnd);
  const checkEdges = useEffectEvent(handleScroll);
  // After each change: what was added may not reach past the edge yet. It is seen first, and what lies beyond it drawn then.
  useEffect(() => startTransition(() => checkEdges()));

  return {
    scroller,
    list,
    shown,
    isAtEnd,
    readIsAtEnd: () => atEnd.current,
    newCount: isAtEnd ? 0 : othersAfter(thread, leftAtId),
    handleScroll,
    goToNewest() {
      markEnd(true);
      shown.showNewest();
    },
  };
}

function othersAfter({ messages }: Thread, id: MessageId | null): number {
  const at = messages.findLastIndex((message) => message.id === id);
  return messages.slice(at + 1).filter(({ isMine }) => !isMine).length;
}

/** Once, when the talk opens. */
function useLandAtUnread(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const line = view.querySelector<HTMLElement>('[data-unread-line]');
    scrollTo(view, line ? line.offsetTop - view.clientHeight * UNREAD_AT : view.scrollHeight);
  }, [scroller]);
}

/** A keyboard that opens, a box that grows, a picture that takes its room: who is at the end stays there. */
function useFollowEnd(scroller: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, atEnd: RefObject<boolean>): void {
  useEffect(() => {
    const view = scroller.current;
    if (!view || !list.current) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) scrollTo(view, view.scrollHeight);
    });
    observer.observe(view);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [scroller, list, atEnd]);
}

function scrollTo(view: HTMLElement, top: number): void {
  view.scrollTop = top;
}
