import type { Decoder } from '@social/api/wire';
import type { MemberStorage } from '../storage/member-storage';
import { readJson } from '../storage/stored-json';
import { storedItems, toStored, type OutboxItem } from './outbox-item';

export type OutboxStorageOptions<Payload> = {
  storage: MemberStorage;
  key: string;
  payload: Decoder<Payload>;
};

export type OutboxStorage<Payload> = ReturnType<typeof createOutboxStorage<Payload>>;

/** Stores the items of one outbox. Junk in the storage is removed. */
export function createOutboxStorage<Payload>({ storage, key, payload }: OutboxStorageOptions<Payload>) {
  const decoder = storedItems(payload);
  const read = (): OutboxItem<Payload>[] => readJson(storage, key, decoder) ?? [];

  /** Reads before it writes: another tab may have added its own. */
  function change(next: (items: OutboxItem<Payload>[]) => OutboxItem<Payload>[]): void {
    const items = next(read());
    if (items.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(items.map(toStored)));
  }

  return {
    key,
    read,
    add: (item: OutboxItem<Payload>): void => change((items) => [...items.filter(({ id }) => id !== item.id), item]),
    replace: (item: OutboxItem<Payload>): void => change((items) => items.map((other) => (other.id === item.id ? item : other))),
    remove: (id: string): void => change((items) => items.filter((item) => item.id !== id)),
  };
}
