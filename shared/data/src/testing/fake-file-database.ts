/** Gives the page a database for its files, in memory: as much of one as `idb-keyval` asks for. It lasts as long as the test file. */
export function fakeFileDatabase(): void {
  const values = new Map<IDBValidKey, unknown>();

  function answer<T>(result: T) {
    const request = { result, onsuccess: null as (() => void) | null, oncomplete: null as (() => void) | null };
    setTimeout(() => (request.oncomplete ?? request.onsuccess)?.());
    return request;
  }

  function transaction() {
    const made = answer(null);
    return Object.assign(made, {
      objectStore: () => ({
        transaction: made,
        put: (value: unknown, key: IDBValidKey) => void values.set(key, value),
        get: (key: IDBValidKey) => answer(values.get(key)),
        delete: (key: IDBValidKey) => void values.delete(key),
      }),
    });
  }

  Object.defineProperty(window, 'indexedDB', { configurable: true, value: { open: () => answer({ transaction }) } });
}
