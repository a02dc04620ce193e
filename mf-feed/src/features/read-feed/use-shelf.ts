import { startTransition, useEffect, useReducer } from 'react';
import type { PostEntry } from '../../lib/post-entry';
import { putAway, takeOut } from './post-shelf';

/** Packs the posts of these entries while they are not needed. Tells whether they can be drawn: a moment after they are needed again. */
export function useShelf(entries: readonly PostEntry[], areNeeded: boolean): boolean {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const areOut = entries.every(({ post }) => post !== null);

  useEffect(() => {
    if (!areNeeded) {
      const packing = new AbortController();
      void putAway(entries, packing.signal);
      return () => packing.abort();
    }
    if (!areOut) void takeOut(entries).then(() => startTransition(drawAgain));
    return undefined;
  }, [entries, areNeeded, areOut]);

  return areNeeded && areOut;
}
