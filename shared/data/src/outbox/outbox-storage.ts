import type { Decoder } from '@social/api/wire';
import type { MemberStorage } from '../storage/member-storage';
import { readJson } from '../storage/stored-json';
import { storedItems, toStored, type OutboxItem } from './outbox-item';

/** The items that an earlier release stored under another key. */
export type EarlierItems<Payload> = { key: string; decoder: Decoder<OutboxItem<Payload>[]> };

export type OutboxStorageOptions<Payload> = {
  storage: MemberStorage;
  key: string;
  payload: Decoder<Payload>;
  earlier?: EarlierItems<Payload> | undefined;
};

export type OutboxStorage<Payload> = ReturnType<typeof createOutboxStorage<Payload>>;

/** Stores the items of one outbox. Junk in the storage is removed. */
export function createOutboxStorage<Payload>({ storage, key, payload, earlier }: OutboxStorageOptions<Payload>) {
  const decoder = storedItems(payload);
  const read = (): OutboxItem<Payload>[] => readJson(storage, key, decoder) ?? [];

  /** Reads before it writes: another tab may have added its own. */
  function change(next: (items: OutboxItem<Payload>[]) => OutboxItem<Payload>[]): void {
    const items = next(read());
    if (items.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(items.map(toStored)));
  }

  const add = (item: OutboxItem<Payload>): void => change((items) => [...items.filter(({ id }) => id !== item.id), item]);

  if (earlier) {
    for (const item of readJson(storage, earlier.key, earlier.decoder) ?? []) add(item);
    storage.remove(earlier.key);
  }

  return {
    key,
    read,
    add,
    replace: (item: OutboxItem<Payload>): void => change((items) => items.map((other) => (other.id === item.id ? item : other))),
    remove: (id: string): void => change((items) => items.filter((item) => item.id !== id)),
  };
}
