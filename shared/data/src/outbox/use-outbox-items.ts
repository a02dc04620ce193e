import { useSyncExternalStore } from 'react';
import type { Outbox } from './outbox';
import type { OutboxItem } from './outbox-item';

type Readable<Payload> = Pick<Outbox<Payload, never>, 'subscribe' | 'getItems'>;

const noItems: readonly never[] = [];
const noOutbox: Readable<never> = { subscribe: () => () => undefined, getItems: () => noItems };

/**
 * Returns the items that a member has sent and the provider has not accepted yet, in their order. Returns none for null, while no member is
 * signed in.
 */
export function useOutboxItems<Payload>(outbox: Readable<Payload> | null): readonly OutboxItem<Payload>[] {
  const { subscribe, getItems } = outbox ?? noOutbox;
  return useSyncExternalStore<readonly OutboxItem<Payload>[]>(subscribe, getItems);
}
