import { createStore, del, delMany, get, set } from 'idb-keyval';

/** Files by id. A browser may store none: then they last as long as the page. */
export type FileStore = {
  /** Stores a file, in memory at once. Resolves to whether it outlives the page. */
  put: (id: string, file: Blob) => Promise<boolean>;
  /** Resolves to the file, and to whether it outlives the page; to null where there is none. */
  get: (id: string) => Promise<StoredFile | null>;
  remove: (ids: readonly string[]) => void;
};

export type StoredFile = { file: Blob; isSafe: boolean };

/** Makes a store over the browser's own database. It never rejects. */
export function createFileStore(): FileStore {
  const database = createStore('social-drafts', 'files');
  const memory = new Map<string, StoredFile>();
  let writes = 0;

  /** Private windows, full disks and blocked storage reject or throw. */
  async function attempt<T>(act: () => Promise<T>): Promise<{ value: T } | null> {
    try {
      return { value: await act() };
    } catch {
      return null;
    }
  }

  return {
    async put(id, file) {
      const stored = { file, isSafe: true };
      memory.set(id, stored);
      if (writes++ === 0) window.addEventListener('beforeunload', askToStay);
      stored.isSafe = (await attempt(() => set(id, file, database))) !== null;
      if (--writes === 0) window.removeEventListener('beforeunload', askToStay);
      // Removed while it was being written.
      if (memory.get(id) !== stored) void attempt(() => del(id, database));
      return stored.isSafe;
    },
    async get(id) {
      const inMemory = memory.get(id);
      if (inMemory) return inMemory;
      const found = await attempt(() => get<unknown>(id, database));
      return found?.value instanceof Blob ? { file: found.value, isSafe: true } : null;
    },
    remove(ids) {
      for (const id of ids) memory.delete(id);
      // A file that stays in the database is harmless, and the member could do nothing about it.
      if (ids.length > 0) void attempt(() => delMany([...ids], database));
    },
  };
}

/** A page that ends in the middle of a write aborts it. The browser asks, in its own words. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The files of drafts and outboxes. */
export const pageFiles = createFileStore();
