import { parseId } from '@social/api';
import { mappedOrRefused, reading } from '@social/api/wire';
import type { MemberStorage } from '../storage/member-storage';
import { readJson } from '../storage/stored-json';
import type { OverlayMemory } from './value-overlay';

/** The oldest ids go first when there are more: a browser gives a page some 5 MB in all. */
const MAX_STORED = 1000;

/** A set of ids that outlives the page. */
export type StoredIds = OverlayMemory<boolean>;

/** Stores ids under one key of the member's storage, as JSON: at most 1,000, the newest last. Junk is removed. */
export function createStoredIds({ storage, key }: { storage: MemberStorage; key: string }): StoredIds {
  let ids = read();

  function read(): Set<string> {
    return new Set(readJson(storage, key, storedIds)?.slice(-MAX_STORED));
  }

  return {
    get: (id) => ids.has(id),
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

/** A list of anything but ids is junk as a whole. */
const storedIds = mappedOrRefused(
  reading((value) => value),
  (value) => {
    if (!Array.isArray(value)) return null;
    const ids = value.flatMap((id: unknown) => (typeof id === 'string' && parseId(id)) || []);
    return ids.length === value.length ? ids : null;
  },
);
