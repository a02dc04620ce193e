import { useLocation, useNavigationType } from '@social/ui/router';
import { useLayoutEffect, type RefObject } from 'react';

/** The first visible item, and its distance from the top of the screen. */
type ScrollAnchor = { id: string; topPx: number };

/** The anchors by history entry, for the document's lifetime. */
const anchors = new Map<string, ScrollAnchor>();

/** The browser may restore its own scroll position after ours; for this long it is corrected, unless the reader acts. */
const CORRECTION_MS = 500;

/**
 * Remembers the first visible item of a list and scrolls it back to the same height when the reader returns to the list.
 * Items have their id in `data-item-id`.
 */
export function useScrollRestoration(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { key } = useLocation();
  const navigationType: string = useNavigationType();

  useLayoutEffect(() => {
    const element = list.current;
    if (!isReady || !element) return;
    const anchor = navigationType === 'POP' ? anchors.get(key) : undefined;
    const stopRestoring = anchor ? restore(element, anchor) : () => undefined;
    const stopWatching = watchAnchor(element, (found) => anchors.set(key, found));
    return () => {
      stopRestoring();
      stopWatching();
    };
  }, [list, isReady, key, navigationType]);
}

function watchAnchor(list: HTMLElement, onChange: (anchor: ScrollAnchor) => void): () => void {
  let frame = 0;
  function handleScroll() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const first = findItems(list).find((item) => item.getBoundingClientRect().bottom > 0);
      if (first?.dataset.itemId) onChange({ id: first.dataset.itemId, topPx: first.getBoundingClientRect().top });
    });
  }
  addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', handleScroll);
  };
}

function restore(list: HTMLElement, { id, topPx }: ScrollAnchor): () => void {
  const startedAt = performance.now();
  let frame = 0;

  function correct() {
    const item = findItems(list).find(({ dataset }) => dataset.itemId === id);
    const offsetPx = item ? item.getBoundingClientRect().top - topPx : 0;
    if (Math.abs(offsetPx) > 1) scrollBy({ top: offsetPx, behavior: 'instant' });
    frame = performance.now() - startedAt < CORRECTION_MS ? requestAnimationFrame(correct) : 0;
  }
  function stop() {
    cancelAnimationFrame(frame);
    for (const name of READER_EVENTS) removeEventListener(name, stop);
  }

  for (const name of READER_EVENTS) addEventListener(name, stop, { passive: true });
  correct();
  return stop;
}

const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function findItems(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item-id]')];
}
