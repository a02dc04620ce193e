import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls once a frame while a list moves or changes: the page is scrolled or resized, something in it grows. Again next frame on true. */
export function useListMoves(list: RefObject<HTMLElement | null>, onMove: (list: HTMLElement) => boolean): void {
  const move = useEffectEvent(onMove);
  const askAgain = useRef<() => void>(undefined);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;

    function tell() {
      frame = 0;
      if (element && move(element)) ask();
    }
    function ask() {
      if (frame === 0) frame = requestAnimationFrame(tell);
    }

    const sizes = new ResizeObserver(ask);
    sizes.observe(element);
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    askAgain.current = ask;
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [list]);

  // Whatever is drawn anew may have brought posts.
  useEffect(() => askAgain.current?.());
}
