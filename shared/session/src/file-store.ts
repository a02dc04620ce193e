const DATABASE = 'social-drafts';
const STORE = 'files';

/** Keeps files between visits, by id. */
export type FileStore = {
  put(id: string, file: Blob): Promise<void>;
  /** null where there is none. */
  get(id: string): Promise<Blob | null>;
  remove(ids: readonly string[]): Promise<void>;
};

/** Files in the browser's own database. Rejects where the browser keeps nothing: private windows, a full disk. */
export function createFileStore(openFactory: () => IDBFactory): FileStore {
  let opened: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = openFactory().open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => {
        // Another tab that brings a newer form of it must not wait for this one.
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
      request.onerror = () => reject(request.error ?? new Error('the file store did not open'));
    });
    opened.catch(() => (opened = null));
    return opened;
  }

  async function run<T>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest<T> | null): Promise<T | null> {
    const transaction = (await open()).transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request?.result ?? null);
      transaction.onabort = () => reject(transaction.error ?? new Error('the file store gave up'));
    });
  }

  return {
    async put(id, file) {
      await run('readwrite', (files) => files.put(file, id));
    },
    async get(id) {
      const found: unknown = await run<unknown>('readonly', (files) => files.get(id));
      return found instanceof Blob ? found : null;
    },
    async remove(ids) {
      if (ids.length === 0) return;
      await run('readwrite', (files) => {
        for (const id of ids) files.delete(id);
        return null;
      });
    },
  };
}
