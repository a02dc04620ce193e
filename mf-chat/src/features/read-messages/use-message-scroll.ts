import type { MessageId } from '@social/api';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Thread } from '../../lib/thread';
import type { JumpTarget } from './use-message-jump';
import { UNREAD_POSITION, useMessageWindow, type MessageWindow } from './use-message-window';

/** Distance from an edge at which more messages are rendered there. */
const EDGE_PX = 700;
/** Distance from the end up to which the newest message counts as in view. */
const AT_END_PX = 24;

export type MessageScroll = {
  scroller: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLOListElement | null>;
  range: MessageWindow;
  /** True if the newest message is in view. */
  isAtEnd: boolean;
  /** The same as of now, for code that runs between two renders. */
  readIsAtEnd: () => boolean;
  /** The number of messages of others that arrived below the visible ones. */
  newCount: number;
  handleScroll: () => void;
  goToNewest: () => void;
};

export type MessageScrollOptions = { thread: Thread; target: JumpTarget | null; canLoadOlder: boolean; onLoadOlder: () => void };

/** Controls the scroll position: opens at the unread separator, renders more at the edges, and follows the newest message. */
export function useMessageScroll({ thread, target, canLoadOlder, onLoadOlder }: MessageScrollOptions): MessageScroll {
  const { messages, firstUnreadId } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(firstUnreadId === null);
  const [isAtEnd, setAtEnd] = useState(firstUnreadId === null);
  const [lastSeenId, setLastSeenId] = useState<MessageId | null>(messages.at(-1)?.id ?? null);
  const range = useMessageWindow(thread, isAtEnd);

  function setEnd(isNow: boolean) {
    if (atEnd.current && !isNow) setLastSeenId(messages.at(-1)?.id ?? null);
    atEnd.current = isNow;
    setAtEnd(isNow);
  }

  function handleScroll() {
    const view = scroller.current;
    // Without a layout there is nothing to measure.
    if (!view || view.clientHeight === 0) return;
    const below = view.scrollHeight - view.scrollTop - view.clientHeight;
    setEnd(range.isAtNewest && below <= AT_END_PX);
    const isAtTopEdge = view.scrollTop < EDGE_PX;
    if (isAtTopEdge && range.start > 0) range.showOlder();
    else if (below < EDGE_PX && !range.isAtNewest) range.showNewer();
    if (isAtTopEdge && range.start === 0 && canLoadOlder) onLoadOlder();
  }

  const [renderedTarget, setRenderedTarget] = useState(target);
  if (target !== renderedTarget) {
    setRenderedTarget(target);
    if (target) range.showAround(target.id);
  }

  useOpenAtUnread(scroller);
  useScrollToTarget(scroller, renderedTarget, () => setEnd(false));
  useFollowEnd(scroller, list, atEnd);
  const checkEdges = useEffectEvent(handleScroll);
  // Checks after each render: the added messages may not reach past the edge yet. A transition lets them paint first.
  useEffect(() => startTransition(() => checkEdges()));

  return {
    scroller,
    list,
    range,
    isAtEnd,
    readIsAtEnd: () => atEnd.current,
    newCount: isAtEnd ? 0 : countOthersAfter(thread, lastSeenId),
    handleScroll,
    goToNewest() {
      setEnd(true);
      range.showNewest();
    },
  };
}

function countOthersAfter({ messages }: Thread, id: MessageId | null): number {
  const index = messages.findLastIndex((message) => message.id === id);
  return messages.slice(index + 1).filter(({ isMine }) => !isMine).length;
}

/** Scrolls to the first unread message, or to the end, when the conversation opens. */
function useOpenAtUnread(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const separator = view.querySelector<HTMLElement>('[data-unread-line]');
    scrollTo(view, separator ? separator.offsetTop - view.clientHeight * UNREAD_POSITION : view.scrollHeight);
  }, [scroller]);
}

/** Scrolls to the message of a jump once, when it has been rendered. */
function useScrollToTarget(scroller: RefObject<HTMLElement | null>, target: JumpTarget | null, onLeaveEnd: () => void): void {
  const leaveEnd = useEffectEvent(onLeaveEnd);
  useLayoutEffect(() => {
    const view = scroller.current;
    const row = target && view?.querySelector<HTMLElement>(`[data-message-id="${target.id}"]`);
    if (!view || !row) return;
    leaveEnd();
    scrollTo(view, row.offsetTop - view.clientHeight * UNREAD_POSITION);
  }, [scroller, target]);
}

/** Keeps the newest message in view when the keyboard opens, the message box grows or a picture loads. */
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
