import { useLocation, useNavigationType } from '@social/ui/router';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { holdPlace } from './hold-place';
import { keptPlaces, placeIn, type Place } from './kept-places';

/**
 * Where Back leads to in this list, kept for the entry of the history with which the list came. `name` tells the lists of one entry
 * apart. `keep` is to be called when the list has moved.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, name: string) {
  const { key } = useLocation();
  const cameBack = String(useNavigationType()) === 'POP';
  const [entry] = useState(() => `${key} ${name}`);
  const [place] = useState<Place | null>(() => (cameBack ? (keptPlaces.get(entry) ?? null) : null));
  const isHeld = useRef(false);

  useLayoutEffect(() => {
    if (!place) return;
    isHeld.current = true;
    return holdPlace(place, () => {
      isHeld.current = false;
    });
  }, [place]);

  const keep = useCallback((): void => {
    const current = isHeld.current || !list.current ? null : placeIn(list.current);
    if (current) keptPlaces.set(entry, current);
  }, [list, entry]);
  // Once more on leaving: by then focus may have gone to another post.
  useLayoutEffect(() => keep, [keep]);

  return { place, keep };
}
