import { useLocation, useNavigationType } from '@social/ui/router';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { holdScrollAnchor } from './hold-scroll-anchor';
import { createListLayout } from './list-layout';
import { findScrollAnchor, savedLists } from './scroll-anchor';

/**
 * Where Back leads to in this list, saved for the entry of the history with which the list came. `name` tells the lists of one entry
 * apart. `save` is to be called when the list has moved.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>, name: string) {
  const { key } = useLocation();
  const isReturning = String(useNavigationType()) === 'POP';
  const [entry] = useState(() => `${key} ${name}`);
  const [saved] = useState(() => (isReturning ? savedLists.get(entry) : undefined));
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
  // Once more on leaving: by then focus may have gone to another post.
  useLayoutEffect(() => save, [save]);

  return { restored: saved?.anchor ?? null, layout, save };
}
