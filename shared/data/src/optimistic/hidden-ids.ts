import { useSyncExternalStore } from 'react';
import type { MemberScope } from '../member-scope';

/** Things that lists omit. */
export type HiddenIds<Id extends string> = {
  subscribe: (listener: () => void) => () => void;
  getIds: () => ReadonlySet<Id>;
  hide: (...ids: Id[]) => void;
  /** Shows some again. */
  restore: (...ids: Id[]) => void;
};

/** Makes a set of hidden things. Lists stay whole, so a list that is read again can never prevent showing one again. */
export function createHiddenIds<Id extends string>(scope: MemberScope): HiddenIds<Id> {
  let ids: ReadonlySet<Id> = new Set();
  const listeners = new Set<() => void>();

  function replace(next: Iterable<Id>): void {
    ids = new Set(next);
    for (const listener of listeners) listener();
  }

  scope.onMemberLeave(() => replace([]));

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getIds: () => ids,
    hide: (...hidden) => replace([...ids, ...hidden]),
    restore: (...shown) => replace([...ids].filter((id) => !shown.includes(id))),
  };
}

/** Returns the ids that are hidden at the moment. */
export function useHiddenIds<Id extends string>({ subscribe, getIds }: HiddenIds<Id>): ReadonlySet<Id> {
  return useSyncExternalStore(subscribe, getIds);
}
