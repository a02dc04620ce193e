import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { MemberScope } from '../member-scope';

/** Creates a set of ids that lists omit. Cached lists stay unchanged, so a refetch cannot conflict with Undo. */
export function createHiddenIds<Id extends string>(scope: MemberScope) {
  const { setState, ...store } = createStore<ReadonlySet<Id>>(() => new Set());
  scope.onMemberLeave(() => setState(new Set(), true));
  return {
    ...store,
    hide: (...hidden: Id[]): void => setState((ids) => new Set([...ids, ...hidden]), true),
    /** Shows some again. */
    restore: (...shown: Id[]): void => setState((ids) => new Set([...ids].filter((id) => !shown.includes(id))), true),
  };
}

export type HiddenIds<Id extends string> = ReturnType<typeof createHiddenIds<Id>>;

/** Returns the ids that are hidden at the moment. */
export function useHiddenIds<Id extends string>(
  hiddenIds: Pick<HiddenIds<Id>, 'getState' | 'getInitialState' | 'subscribe'>,
): ReadonlySet<Id> {
  return useStore(hiddenIds);
}
