/** What is asked of `localStorage`; a browser may refuse any of it. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type MemberStorage = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

export type MemberStorageOptions = {
  /** Called late: merely naming `localStorage` throws where a browser blocks it. */
  open: () => KeyValueStorage;
  /** Hears once that what is kept will be gone when the page closes: storage is blocked or full. */
  onUnavailable?: () => void;
};

/** Storage that never throws: what the browser won't keep is kept in memory for as long as the page lives. */
export function createMemberStorage({ open, onUnavailable }: MemberStorageOptions): MemberStorage {
  const memory = new Map<string, string | null>();
  let hasComplained = false;

  function attempt<T>(ask: (storage: KeyValueStorage) => T): { value: T } | null {
    try {
      return { value: ask(open()) };
    } catch {
      if (!hasComplained) onUnavailable?.();
      hasComplained = true;
      return null;
    }
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
    remove(key) {
      if (attempt((storage) => storage.removeItem(key))) memory.delete(key);
      else memory.set(key, null);
    },
  };
}
