import { useSyncExternalStore } from 'react';
import type { OptimisticValues } from './optimistic-values';

export type OptimisticValue<Value> = {
  value: Value;
  /** Shows the new value at once. @throws {ApiError} when the provider refuses, with the old value shown again: notify the member. */
  set: (value: Value) => Promise<void>;
  /** Returns the provider's count with the member's update. */
  adjust: (serverCount: number) => number;
};

/**
 * Shows and changes one thing's value: `const { value, set } = useOptimisticValue(saves, post.id, post.isSaved, post.readAt)`.
 * Pass undefined where the provider does not say the value. Without `readAt`, an update outlasts all that the provider says later on this page.
 */
export function useOptimisticValue<Id extends string, Value>(
  values: OptimisticValues<Id, Value>,
  id: Id,
  serverValue: Value | undefined,
  readAt?: number,
): OptimisticValue<Value> {
  const server = { value: serverValue, readAt };
  const value = useSyncExternalStore(values.subscribe, () => values.get(id, server));
  return {
    value,
    set: (next) => values.set(id, server, next),
    adjust: (serverCount) => values.adjust(id, server, serverCount),
  };
}
