import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the page where a change of the layout has removed what had the focus, such as an entry of the left panel. */
export function useFocusAfterLayoutChange(main: RefObject<HTMLElement | null>, isWide: boolean): void {
  const wasWide = useRef(isWide);

  useEffect(() => {
    if (wasWide.current === isWide) return;
    wasWide.current = isWide;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [main, isWide]);
}
