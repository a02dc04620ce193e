import { useEffect, useEffectEvent, useRef } from 'react';

/** A card and the gap after it, in pixels. */
export const CARD_STEP_PX = 176;
const CARDS_PER_CLICK = 3;
const END_MARGIN_PX = 500;
const CHECK_DELAY_MS = 300;

/**
 * Moves a horizontally scrolling row by three cards and calls `onEndReached` when, 300 ms after the last scroll, fewer than 500 pixels
 * are left. `onEndReached` is null where nothing can be loaded; `count` is the number of cards.
 */
export function useCarousel({ count, onEndReached }: { count: number; onEndReached: (() => void) | null }) {
  const row = useRef<HTMLUListElement>(null);
  const checkEnd = useEffectEvent(() => {
    const list = row.current;
    if (list && list.scrollWidth - list.clientWidth - Math.abs(list.scrollLeft) < END_MARGIN_PX) onEndReached?.();
  });
  const canLoad = onEndReached !== null;

  useEffect(() => {
    const list = row.current;
    if (!list || !canLoad) return;
    let timer = setTimeout(checkEnd, CHECK_DELAY_MS);
    function scheduleCheck() {
      clearTimeout(timer);
      timer = setTimeout(checkEnd, CHECK_DELAY_MS);
    }
    list.addEventListener('scroll', scheduleCheck, { passive: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', scheduleCheck);
    };
  }, [canLoad, count]);

  function move(by: 1 | -1): void {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollBy({ left: by * CARDS_PER_CLICK * CARD_STEP_PX, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  }

  return { row, move };
}
