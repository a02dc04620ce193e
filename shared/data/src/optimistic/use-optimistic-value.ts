import { useSyncExternalStore } from 'react';
import type { ValueOverlay } from './value-overlay';

/**
 * Shows and changes one thing's value: `const [mine, setMine] = useOptimisticValue(reactions, post.id, post.reactions.mine, post.readAt)`.
 * The setter shows the new value at once. It rejects when the provider refuses, with the old value shown again: notify the member.
 * Without `readAt`, an update outlasts all that the provider says later on this page.
 */
export function useOptimisticValue<Id extends string, Value>(
  overlay: ValueOverlay<Id, Value>,
  id: Id,
  serverValue: Value | undefined,
  readAt?: number,
): [value: Value, set: (value: Value) => Promise<void>] {
  const server = { value: serverValue, readAt };
  const value = useSyncExternalStore(overlay.subscribe, () => overlay.get(id, server));
  return [value, (next) => overlay.set(id, server, next)];
}
