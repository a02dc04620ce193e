import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onWheel` for each turn of a wheel over the target, and keeps the page from scrolling and zooming. React's own listeners are passive. */
export function useWheel(target: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onWheel(event);
  });

  useEffect(() => {
    const element = target.current;
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [target]);
}
