import { list, mappedOrRefused, object, text } from '@social/api/wire';
import { useEffect, useState } from 'react';
import { createFileStore } from './file-store';
import { createMemberStorage } from '@social/data';
import { readJson } from '@social/data';
import { useSession } from './use-session';

const storage = createMemberStorage({ open: () => window.localStorage });
const store = createFileStore(() => window.indexedDB);

/** `file` is null until the browser's database has been asked. */
type Entry = { id: string; name: string; type: string; file: File | null };

const listed = list(
  mappedOrRefused(object({ id: text, name: text, type: text }), (named): Entry | null =>
    named.id === '' ? null : { ...named, file: null },
  ),
);

export type DraftFiles = {
  files: readonly File[];
  /** There are more, which the browser has not handed out yet: what is sent now would go without them. */
  isReading: boolean;
  /** Some are on their way into the browser's database: a page that ended now would lose them. */
  isWriting: boolean;
  /** Whether the files outlive the page: a browser may keep none. */
  isSafe: boolean;
  add: (files: readonly File[]) => void;
  remove: (files: readonly File[]) => void;
};

/** Files on their way, in the order in which they were added: kept in this browser for one member under `name` until they are sent. */
export function useDraftFiles(name: string): DraftFiles {
  const userId = useSession((session) => session.userId);
  const key = `draft_${userId}_${name}_files`;
  const [entries, setEntries] = useState<readonly Entry[]>(() => readJson(storage, key, listed) ?? []);
  const [isSafe, setSafe] = useState(true);
  const [writes, setWrites] = useState(0);

  useEffect(() => {
    let isGone = false;
    for (const { id, name: fileName, type } of readJson(storage, key, listed) ?? []) {
      void store
        .get(id)
        .catch(() => null) // A browser that keeps nothing has nothing.
        .then((kept) => !isGone && setEntries((now) => withRead(now, id, kept && new File([kept], fileName, { type }))));
    }
    return () => {
      isGone = true;
    };
  }, [key]);

  async function write(id: string, file: File): Promise<void> {
    setWrites((count) => count + 1);
    await store.put(id, file).catch(() => setSafe(false));
    setWrites((count) => count - 1);
  }

  function replace(next: readonly Entry[]): void {
    setEntries(next);
    if (next.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(next.map(({ id, name: fileName, type }) => ({ id, name: fileName, type }))));
  }

  return {
    files: entries.flatMap(({ file }) => file ?? []),
    isReading: entries.some(({ file }) => file === null),
    isWriting: writes > 0,
    isSafe: isSafe || entries.length === 0,
    add(added) {
      const taken = added.map((file) => ({ id: newId(), name: file.name, type: file.type, file }));
      replace([...entries, ...taken]);
      for (const { id, file } of taken) void write(id, file);
    },
    remove(removed) {
      const isRemoved = ({ file }: Entry) => file !== null && removed.includes(file);
      replace(entries.filter((entry) => !isRemoved(entry)));
      // What stays behind is harmless, and nobody could do anything about it.
      store.remove(entries.filter(isRemoved).map(({ id }) => id)).catch(() => undefined);
    },
  };
}

/** With what the database had under this id; what it no longer has leaves the list. */
function withRead(entries: readonly Entry[], id: string, file: File | null): readonly Entry[] {
  return entries.flatMap((entry) => (entry.id !== id || entry.file ? [entry] : file ? [{ ...entry, file }] : []));
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
