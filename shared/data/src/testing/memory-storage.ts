import type { KeyValueStorage } from '../storage/member-storage';

/** A browser's storage without a browser. */
export function memoryStorage(content: Record<string, string> = {}): KeyValueStorage & { content: Map<string, string> } {
  const stored = new Map(Object.entries(content));
  return {
    content: stored,
    get length() {
      return stored.size;
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
