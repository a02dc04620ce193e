import { holdScrollPosition } from '@social/ui/lists/hold-scroll-position';
import { useLocation, useNavigationType } from '@social/ui/router';
import { useLayoutEffect, type RefObject } from 'react';

/** The first visible item, and its distance from the top of the screen. */
type ScrollAnchor = { id: string; topPx: number };

/** The anchors by history entry, for the document's lifetime. */
const anchors = new Map<string, ScrollAnchor>();

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
    const endHold = anchor && holdScrollPosition({ find: () => findItem(element, anchor.id), topPx: anchor.topPx });
    const stopWatching = watchAnchor(element, (found) => anchors.set(key, found));
    return () => {
      endHold?.();
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

function findItems(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item-id]')];
}

function findItem(list: HTMLElement, id: string): HTMLElement | undefined {
  return findItems(list).find(({ dataset }) => dataset.itemId === id);
}
