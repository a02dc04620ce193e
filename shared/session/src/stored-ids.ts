import { parseId } from '@social/api';
import { mappedOrRefused, reading } from '@social/api/wire';
import type { MemberStorage } from './member-storage';
import { readJson } from './stored-json';

/** The oldest ids go first when more are kept than this: a browser gives a page some 5 MB in all. */
const MAX_STORED = 1000;

export type StoredIds = {
  has(id: string): boolean;
  set(id: string, isIn: boolean): void;
  clear(): void;
  /** Reads the list again: another tab changed it. */
  reload(): void;
};

/** A list of ids under one key of the member's storage, as JSON. At most 1,000, the newest last; junk is forgotten. */
export function createStoredIds({ storage, key }: { storage: MemberStorage; key: string }): StoredIds {
  let ids = read();

  function read(): Set<string> {
    return new Set(readJson(storage, key, storedIds)?.slice(-MAX_STORED));
  }

  return {
    has: (id) => ids.has(id),
    set(id, isIn) {
      if (ids.has(id) === isIn) return;
      ids.delete(id);
      if (isIn) ids.add(id);
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

/** Older releases kept numbers. A list of anything but ids is junk as a whole. */
const storedIds = mappedOrRefused(
  reading((value) => value),
  (value) => {
    if (!Array.isArray(value)) return null;
    const ids = value.flatMap((id: unknown) => parseId(typeof id === 'number' ? String(id) : typeof id === 'string' ? id : null) ?? []);
    return ids.length === value.length ? ids : null;
  },
);
