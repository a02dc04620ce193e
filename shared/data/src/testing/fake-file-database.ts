/** Gives the page a database of its files, in memory: as much of one as the file store asks for. It lasts as long as the test file. */
export function fakeFileDatabase(): void {
  const values = new Map<IDBValidKey, unknown>();
  const objectStore = {
    put: (value: unknown, key: IDBValidKey) => ({ result: void values.set(key, value) }),
    get: (key: IDBValidKey) => ({ result: values.get(key) }),
    delete: (key: IDBValidKey) => ({ result: void values.delete(key) }),
  };

  function transaction() {
    const made = { objectStore: () => objectStore, oncomplete: null as (() => void) | null };
    setTimeout(() => made.oncomplete?.());
    return made;
  }

  function open() {
    const request = { result: { transaction }, onsuccess: null as (() => void) | null };
    setTimeout(() => request.onsuccess?.());
    return request;
  }

  Object.defineProperty(window, 'indexedDB', { configurable: true, value: { open } });
}
