import { list, mappedOrRefused, object, text, type Decoder } from '@social/api/wire';
import { newId, pageFiles, pageStorage, readJson, type FileStore, type MemberStorage } from '@social/data';
import { createStore } from 'zustand/vanilla';

/** A chosen file. Its bytes are in the file store under the same id. */
export type DraftFile = { readonly id: string; readonly name: string; readonly type: string; readonly file: File };

/** A file as the list of a draft names it: its bytes may not have been read yet. */
export type NamedFile = Omit<DraftFile, 'file'>;

type Entry = NamedFile & { readonly file: File | null };

export type DraftFilesState = {
  /** The files that have been read, in the order of the list. */
  files: readonly DraftFile[];
  /** Some are still being read: what is sent now would go without them. */
  isReading: boolean;
  /** True while files are being written to the browser's database: a page that ended now would lose them. */
  isWriting: boolean;
  /** True if all files outlive the page: a browser may store none. */
  isSafe: boolean;
};

export type DraftFiles = {
  getState: () => DraftFilesState;
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  /** Moves a file `by` positions towards the end of the list; the ends hold. */
  move: (id: string, by: number) => void;
  /** Replaces a file by a changed one, in the same position. */
  replace: (id: string, file: File) => void;
  /** Lists other files instead, whose bytes are in the file store. */
  reset: (files: readonly NamedFile[]) => void;
  /** Empties the list, and leaves the bytes to whatever sends the files. */
  release: () => void;
  /** Empties the list. */
  clear: () => void;
  /** Takes over what another tab stored under `key`; null means all keys. */
  followOtherTab: (key: string | null) => void;
};

export type DraftFilesOptions = {
  /** The storage key of the list. */
  key: string;
  /** Called for a listed file that the browser has lost; it is no longer listed. */
  onLost?: (name: string) => void;
  /** Called for a file that will not outlive the page. */
  onUnsafe?: () => void;
  storage?: MemberStorage;
  store?: FileStore;
};

const namedFiles: Decoder<NamedFile[]> = list(
  mappedOrRefused(object({ id: text, name: text, type: text }), (named) => (named.id === '' ? null : named)),
);

/** Makes the files of one draft, in the order in which they were added. The list outlives the page, and so do the bytes where the browser stores files. */
export function createDraftFiles(options: DraftFilesOptions): DraftFiles {
  const { key, onLost, onUnsafe, storage = pageStorage, store = pageFiles } = options;
  const { getState, setState, subscribe } = createStore<DraftFilesState & { entries: readonly Entry[]; writes: number }>(() => ({
    ...{ entries: [], files: [], writes: 0, isReading: false, isWriting: false, isSafe: true },
  }));

  function show(entries: readonly Entry[]): void {
    const files = entries.filter((entry): entry is DraftFile => entry.file !== null);
    const isSafe = getState().isSafe || entries.length === 0;
    setState({ entries, files, isReading: files.length < entries.length, isSafe });
  }

  function change(entries: readonly Entry[]): void {
    show(entries);
    if (entries.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(entries.map(({ id, name, type }) => ({ id, name, type }))));
  }

  async function read({ id, name, type }: NamedFile): Promise<void> {
    const stored = await store.get(id);
    const { entries, isSafe } = getState();
    if (!entries.some((entry) => entry.id === id)) return;
    if (stored) {
      const file = toFile(stored.file, name, type);
      setState({ isSafe: isSafe && stored.isSafe });
      return show(entries.map((entry) => (entry.id === id ? { ...entry, file } : entry)));
    }
    change(entries.filter((entry) => entry.id !== id));
    onLost?.(name);
  }

  /** Lists files, and reads those that are not here yet. */
  function load(named: readonly NamedFile[]): void {
    const known = new Map(getState().entries.map((entry) => [entry.id, entry]));
    show(named.map((one) => known.get(one.id) ?? { ...one, file: null }));
    for (const entry of getState().entries) if (entry.file === null) void read(entry);
  }

  async function write({ id, file }: DraftFile): Promise<void> {
    const setWrites = (writes: number) => setState({ writes, isWriting: writes > 0 });
    setWrites(getState().writes + 1);
    const isSafe = await store.put(id, file);
    if (!isSafe) {
      setState({ isSafe: getState().entries.length === 0 });
      onUnsafe?.();
    }
    setWrites(getState().writes - 1);
  }

  function toEntry(file: File): DraftFile {
    const entry = { id: newId(), name: file.name, type: file.type, file };
    void write(entry);
    return entry;
  }

  load(readJson(storage, key, namedFiles) ?? []);

  return {
    getState,
    subscribe,
    add: (files) => change([...getState().entries, ...files.map(toEntry)]),
    remove(id) {
      store.remove([id]);
      change(getState().entries.filter((entry) => entry.id !== id));
    },
    move: (id, by) => change(moveEntry(getState().entries, id, by)),
    replace(id, file) {
      if (!getState().entries.some((entry) => entry.id === id)) return;
      const replacement = toEntry(file);
      change(getState().entries.map((entry) => (entry.id === id ? replacement : entry)));
      store.remove([id]);
    },
    reset(named) {
      change([]);
      load(named);
      change(getState().entries);
    },
    release: () => change([]),
    clear() {
      store.remove(getState().entries.map(({ id }) => id));
      change([]);
    },
    followOtherTab(changedKey) {
      if (changedKey === null || changedKey === key) load(readJson(storage, key, namedFiles) ?? []);
    },
  };
}

/** Names a stored file: browsers may have stored only its bytes. */
export function toFile(file: Blob, name: string, type: string): File {
  return file instanceof File && file.name === name ? file : new File([file], name, { type: type || file.type });
}

function moveEntry(entries: readonly Entry[], id: string, by: number): readonly Entry[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const moved = entries[from];
  if (!moved) return entries;
  const to = Math.min(Math.max(from + by, 0), entries.length - 1);
  return entries.toSpliced(from, 1).toSpliced(to, 0, moved);
}
