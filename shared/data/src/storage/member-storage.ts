/** The part of `localStorage` that is used; a browser may refuse any of it. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Texts by key that outlive the page where the browser allows it. */
export type MemberStorage = {
  /** Returns null where there is none. */
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Removes every text whose key starts with `prefix`. */
  removeAll: (prefix: string) => void;
};

export type MemberStorageOptions = {
  /** Called late: merely naming `localStorage` throws where a browser blocks it. */
  open: () => KeyValueStorage;
  /** Called once when storage is blocked or full: what is written will be lost when the page closes. */
  onUnavailable?: () => void;
};

/** Makes a storage that never throws: what the browser refuses stays in memory for as long as the page lives. */
export function createMemberStorage({ open, onUnavailable }: MemberStorageOptions): MemberStorage {
  const memory = new Map<string, string | null>();
  let hasReported = false;

  function attempt<T>(ask: (storage: KeyValueStorage) => T): { value: T } | null {
    try {
      return { value: ask(open()) };
    } catch {
      if (!hasReported) onUnavailable?.();
      hasReported = true;
      return null;
    }
  }

  function remove(key: string): void {
    if (attempt((storage) => storage.removeItem(key))) memory.delete(key);
    else memory.set(key, null);
  }

  return {
    read(key) {
      const inMemory = memory.get(key);
      return inMemory !== undefined ? inMemory : (attempt((storage) => storage.getItem(key))?.value ?? null);
    },
    write(key, value) {
      if (attempt((storage) => storage.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove,
    removeAll(prefix) {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''))?.value ?? [];
      for (const key of [...stored, ...memory.keys()]) if (key.startsWith(prefix)) remove(key);
    },
  };
}
