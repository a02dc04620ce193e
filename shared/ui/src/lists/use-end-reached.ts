import { useEffect, useEffectEvent, useState } from 'react';

export type EndReachedOptions = {
  /** Called when the end of the list comes within `marginPx` of the screen, and again each time it comes back. */
  onEndReached: () => void;
  /** False while a page loads or there is no next one. When it becomes true with the end in range, `onEndReached` is called at once. */
  isEnabled: boolean;
  /** Defaults to 800. */
  marginPx?: number;
};

/** Observes the end of a list. Put the returned ref on an element after its last item. */
export function useEndReached({ onEndReached, isEnabled, marginPx = 800 }: EndReachedOptions): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null);
  const reachEnd = useEffectEvent(onEndReached);

  useEffect(() => {
    if (element === null || !isEnabled) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reachEnd();
      },
      { rootMargin: `0px 0px ${marginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isEnabled, marginPx]);

  return setElement;
}
