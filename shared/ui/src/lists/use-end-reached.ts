import { useEffect, useEffectEvent, useState } from 'react';

export type EndReachedOptions = {
  /** Calls as soon as the end of the list comes within sight. Called again when it has gone and come back. */
  onEndReached: () => void;
  /** Off while a page loads or there is no further one; when it comes on again with the end still in sight, it calls at once. */
  isEnabled: boolean;
  /** How far below the screen counts as near, in pixels; 800 unless said. */
  marginPx?: number;
};

/** Watches the end of a list. Put the returned ref on an element after its last item. */
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
