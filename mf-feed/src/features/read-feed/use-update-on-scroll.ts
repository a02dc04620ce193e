import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls `update` at most once a frame, after the page has scrolled or the list has changed its size. Returns a function that calls it in the
 * next frame.
 */
export function useUpdateOnScroll(list: RefObject<HTMLElement | null>, update: () => void): () => void {
  const frame = useRef<number | null>(null);
  const latestUpdate = useRef(update);
  useLayoutEffect(() => {
    latestUpdate.current = update;
  });
  const schedule = useCallback(() => {
    frame.current ??= requestAnimationFrame(() => {
      frame.current = null;
      latestUpdate.current();
    });
  }, []);

  useEffect(() => {
    if (!list.current) return;
    const sizes = new ResizeObserver(schedule);
    sizes.observe(list.current);
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
      if (frame.current !== null) cancelAnimationFrame(frame.current);
      frame.current = null;
    };
  }, [list, schedule]);

  return schedule;
}
