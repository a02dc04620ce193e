import { useEffect, useRef, type RefObject } from 'react';

/** Tells an element how far from the top of the page it begins, as `--room-top`: it fills the rest of the screen and no more. */
export function useRoomBelow(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => box.style.setProperty('--room-top', `${Math.round(box.getBoundingClientRect().top + window.scrollY)}px`);
    measure();
    // Banners come and go above.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return element;
}
