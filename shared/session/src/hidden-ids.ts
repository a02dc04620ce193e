import { sessionStore } from './page-session';
import { useSyncExternalStore } from 'react';

export type HiddenIds<T extends string> = {
  subscribe: (listener: () => void) => () => void;
  ids: () => ReadonlySet<T>;
  hide: (id: T) => void;
  restore: (id: T) => void;
};

/**
 * Things to leave out, laid over their lists: lists stay whole, so a list that is read again can never fight a way back. One
 * member's say nothing about the next one's.
 */
export function createHiddenIds<T extends string>(): HiddenIds<T> {
  let ids: ReadonlySet<T> = new Set();
  const listeners = new Set<() => void>();

  function replace(next: Iterable<T>): void {
    ids = new Set(next);
    for (const listener of listeners) listener();
  }

  sessionStore.subscribe((session, before) => {
    if (session.userId !== before.userId) replace([]);
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ids: () => ids,
    hide: (id) => replace([...ids, id]),
    restore: (id) => replace([...ids].filter((other) => other !== id)),
  };
}

/** The ids that are left out now. */
export function useHiddenIds<T extends string>({ subscribe, ids }: HiddenIds<T>): ReadonlySet<T> {
  return useSyncExternalStore(subscribe, ids);
}
