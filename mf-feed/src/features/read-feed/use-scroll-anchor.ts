import { useNavigationType } from '@social/ui/router';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FeedSource } from './feed-query';
import { holdScrollAnchor } from './hold-scroll-anchor';
import { createListLayout } from './list-layout';
import { findScrollAnchor, savedLists, toListKey } from './scroll-anchor';

/** Saves the reader's position in a list, and restores it on Back, or where it is due. Call `save` when the list has moved. */
export function useScrollAnchor(list: RefObject<HTMLElement | null>, source: FeedSource) {
  const isReturning = String(useNavigationType()) === 'POP';
  const [entry] = useState(() => toListKey(source));
  const [saved] = useState(() => {
    const found = savedLists.get(entry);
    return isReturning || found?.isDue ? found : undefined;
  });
  const [layout] = useState(() => saved?.layout ?? createListLayout());
  const isHeld = useRef(false);

  useLayoutEffect(() => {
    if (!saved) return;
    isHeld.current = true;
    return holdScrollAnchor(saved.anchor, () => {
      isHeld.current = false;
    });
  }, [saved]);

  const save = useCallback((): void => {
    const anchor = isHeld.current || !list.current ? null : findScrollAnchor(list.current);
    if (anchor) savedLists.set(entry, { anchor, layout });
  }, [list, entry, layout]);
  // Saves again on leaving, because focus may have moved to another post.
  useLayoutEffect(() => save, [save]);

  return { restored: saved?.anchor ?? null, layout, save };
}
