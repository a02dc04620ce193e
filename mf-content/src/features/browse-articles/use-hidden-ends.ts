import { useEffect, useState, type RefObject } from 'react';

export type HiddenEnds = { hasEarlier: boolean; hasMore: boolean };

/** A pixel less: positions are fractions on zoomed pages. */
const TOLERANCE_PX = 1;

/** Returns the ends at which a row that scrolls sideways continues. Rows written from right to left count backwards. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>, itemCount: number): HiddenEnds {
  const [ends, setEnds] = useState<HiddenEnds>({ hasEarlier: false, hasMore: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const position = Math.abs(element.scrollLeft);
      const hiddenPx = element.scrollWidth - element.clientWidth;
      const next = { hasEarlier: position > TOLERANCE_PX, hasMore: hiddenPx - position > TOLERANCE_PX };
      setEnds((earlier) => (earlier.hasEarlier === next.hasEarlier && earlier.hasMore === next.hasMore ? earlier : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row, itemCount]);

  return ends;
}
