import { useLocation, useNavigationType } from '@social/ui/router';
import { useLayoutEffect, type RefObject } from 'react';

type Place = { id: string; topPx: number };

/** By entry of the browser's history, for as long as the page lives. */
const places = new Map<string, Place>();

/** The browser may set its own place after ours; so long it is put right again, unless the reader acts. */
const SETTLING_MS = 500;

/**
 * Remembers which item of a list the reader has come to, and shows it again at the same height when they come back to the list.
 * Items carry `data-place` with their id.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { key } = useLocation();
  const navigationType: string = useNavigationType();

  useLayoutEffect(() => {
    const element = list.current;
    if (!isReady || !element) return;
    const place = navigationType === 'POP' ? places.get(key) : undefined;
    const stopReturning = place ? returnTo(element, place) : () => undefined;
    const stopWatching = watchPlace(element, (found) => places.set(key, found));
    return () => {
      stopReturning();
      stopWatching();
    };
  }, [list, isReady, key, navigationType]);
}

function watchPlace(list: HTMLElement, keep: (place: Place) => void): () => void {
  let frame = 0;
  function handleScroll() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const first = itemsOf(list).find((item) => item.getBoundingClientRect().bottom > 0);
      if (first?.dataset.place) keep({ id: first.dataset.place, topPx: first.getBoundingClientRect().top });
    });
  }
  addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', handleScroll);
  };
}

function returnTo(list: HTMLElement, { id, topPx }: Place): () => void {
  const startedAt = performance.now();
  let frame = 0;

  function settle() {
    const item = itemsOf(list).find(({ dataset }) => dataset.place === id);
    const awayPx = item ? item.getBoundingClientRect().top - topPx : 0;
    if (Math.abs(awayPx) > 1) scrollBy({ top: awayPx, behavior: 'instant' });
    frame = performance.now() - startedAt < SETTLING_MS ? requestAnimationFrame(settle) : 0;
  }
  function giveUp() {
    cancelAnimationFrame(frame);
    for (const act of READER_ACTS) removeEventListener(act, giveUp);
  }

  for (const act of READER_ACTS) addEventListener(act, giveUp, { passive: true });
  settle();
  return giveUp;
}

const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-place]')];
}
