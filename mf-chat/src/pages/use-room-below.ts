import { useEffect, useRef, type RefObject } from 'react';

const NAME = '--room-top';

/**
 * Tells an element how far from the top of the page it begins, as `--room-top`: it fills the rest of the screen and no more. Its style
 * says what that is where nothing stands above it.
 */
export function useRoomBelow(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const top = `${Math.round(box.getBoundingClientRect().top + window.scrollY)}px`;
      // All that stands in it takes it over: the browser would go through the style of a whole talk for nothing.
      if (getComputedStyle(box).getPropertyValue(NAME) !== top) box.style.setProperty(NAME, top);
    };
    measure();
    // Banners come and go above.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return element;
}
