import { sessionStore } from '@social/session';
import { useSyncExternalStore } from 'react';

export type LeftOut<T extends string> = {
  subscribe: (listener: () => void) => () => void;
  ids: () => ReadonlySet<T>;
  leaveOut: (id: T) => void;
  bringBack: (id: T) => void;
};

/**
 * Things to leave out, laid over their lists: lists stay whole, so a list that is read again can never fight a way back. One
 * member's say nothing about the next one's.
 */
export function createLeftOut<T extends string>(): LeftOut<T> {
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
    leaveOut: (id) => replace([...ids, id]),
    bringBack: (id) => replace([...ids].filter((other) => other !== id)),
  };
}

export function useLeftOut<T extends string>({ subscribe, ids }: LeftOut<T>): ReadonlySet<T> {
  return useSyncExternalStore(subscribe, ids);
}
