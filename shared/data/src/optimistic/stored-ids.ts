import { parseId } from '@social/api';
import { mappedOrRefused, reading } from '@social/api/wire';
import type { MemberStorage } from '../storage/member-storage';
import { readJson } from '../storage/stored-json';
import type { ValueMemory } from './optimistic-values';

/** The oldest ids go first when there are more: a browser gives a page some 5 MB in all. */
const MAX_STORED = 1000;

export type StoredIdsOptions<Value> = {
  storage: MemberStorage;
  key: string;
  /** The value of a stored id. */
  on: Value;
  /** The value of every other id. */
  off: Value;
};

/** Stores ids under one key of the member's storage, as JSON: at most 1,000, the newest last. Removes junk. */
export function createStoredIds<Value>({ storage, key, on, off }: StoredIdsOptions<Value>): ValueMemory<Value> {
  let ids = read();

  function read(): Set<string> {
    return new Set(readJson(storage, key, storedIds)?.slice(-MAX_STORED));
  }

  return {
    get: (id) => (ids.has(id) ? on : off),
    set(id, value) {
      const isOn = value !== off;
      if (ids.has(id) === isOn) return;
      ids.delete(id);
      if (isOn) ids.add(id);
      ids = new Set([...ids].slice(-MAX_STORED));
      storage.write(key, JSON.stringify([...ids]));
    },
    clear() {
      ids = new Set();
      storage.remove(key);
    },
    reload() {
      ids = read();
    },
  };
}

/** A list of anything but ids is junk as a whole. */
const storedIds = mappedOrRefused(
  reading((value) => value),
  (value) => {
    if (!Array.isArray(value)) return null;
    const ids = value.flatMap((id: unknown) => (typeof id === 'string' && parseId(id)) || []);
    return ids.length === value.length ? ids : null;
  },
);
