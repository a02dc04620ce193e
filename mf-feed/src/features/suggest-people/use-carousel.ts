import { useEffect, useEffectEvent, useRef } from 'react';

/** A card and the gap after it, in pixels. */
export const CARD_STEP_PX = 176;
const CARDS_A_CLICK = 3;
const NEAR_END_PX = 500;
const LOOK_AFTER_MS = 300;

/**
 * A row that scrolls sideways: its arrows move three cards, and it asks for more when, 300 ms after the last movement, fewer than
 * 500 pixels are left. Where `onEndReached` is null it asks for nothing. `count` says how many cards there are.
 */
export function useCarousel({ count, onEndReached }: { count: number; onEndReached: (() => void) | null }) {
  const row = useRef<HTMLUListElement>(null);
  const look = useEffectEvent(() => {
    const list = row.current;
    if (list && list.scrollWidth - list.clientWidth - Math.abs(list.scrollLeft) < NEAR_END_PX) onEndReached?.();
  });
  const canLoad = onEndReached !== null;

  useEffect(() => {
    const list = row.current;
    if (!list || !canLoad) return;
    let timer = setTimeout(look, LOOK_AFTER_MS);
    function lookLater() {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_AFTER_MS);
    }
    list.addEventListener('scroll', lookLater, { passive: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', lookLater);
    };
  }, [canLoad, count]);

  function move(by: 1 | -1): void {
    const wantsStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollBy({ left: by * CARDS_A_CLICK * CARD_STEP_PX, behavior: wantsStill ? 'auto' : 'smooth' });
  }

  return { row, move };
}
