import type { RefObject } from 'react';

/** How far a message has to be moved for a reply, and how far it follows the finger, in CSS pixels. */
const REPLY_PX = 56;
const FARTHEST_PX = 80;

/** Sideways movement below this many CSS pixels may still become scrolling. */
const SLACK_PX = 10;

/** These have gestures of their own. A deleted message, which is dim, gets no reply. */
const NOT_SWIPED = 'audio, video, input, button, .line:has([data-dim])';

/**
 * Reports the id of a message that a finger moves towards the end of its line. The line follows the finger without a render of the list.
 * A mouse and keys reply by the menu.
 */
export function followSwipes(
  { current: list }: RefObject<HTMLElement | null>,
  onSwipe: (messageId: string) => void,
  signal: AbortSignal,
): void {
  let swipe: { line: HTMLElement; x: number; y: number; movedPx: number } | null = null;

  function reset(): void {
    if (swipe) swipe.line.style.transform = '';
    swipe = null;
  }

  function begin({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
    reset();
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element) || target.closest(NOT_SWIPED)) return;
    const line = target.closest<HTMLElement>('[data-message-id]');
    if (line) swipe = { line, x: clientX, y: clientY, movedPx: 0 };
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (!swipe) return;
    const sign = getComputedStyle(swipe.line).direction === 'rtl' ? -1 : 1;
    const movedPx = (clientX - swipe.x) * sign;
    if (swipe.movedPx === 0 && (movedPx < SLACK_PX || Math.abs(clientY - swipe.y) > movedPx)) return;
    swipe.movedPx = Math.min(FARTHEST_PX, Math.max(0, movedPx));
    swipe.line.style.transform = `translateX(${swipe.movedPx * sign}px)`;
  }

  function finish(): void {
    const messageId = swipe && swipe.movedPx >= REPLY_PX ? swipe.line.dataset.messageId : undefined;
    reset();
    if (messageId !== undefined) onSwipe(messageId);
  }

  // Up and down a finger scrolls. The end of a line that is moved leaves the list, which must not scroll for it.
  if (list) Object.assign(list.style, { touchAction: 'pan-y', overflowX: 'clip' });
  list?.addEventListener('pointerdown', begin, { signal });
  list?.addEventListener('pointermove', move, { signal });
  list?.addEventListener('pointerup', finish, { signal });
  list?.addEventListener('pointercancel', reset, { signal });
}
