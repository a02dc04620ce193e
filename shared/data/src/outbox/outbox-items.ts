import { createStore } from 'zustand/vanilla';
import type { Clock } from '../clock';
import type { FileStore } from '../storage/file-store';
import type { FileStatus, OutboxFile, OutboxItem } from './outbox-item';
import type { OutboxStorage } from './outbox-storage';
import { resume, toResent, type Recovery } from './recovery';

export type OutboxItems<Payload> = ReturnType<typeof createOutboxItems<Payload>>;

/** Holds the items of an outbox, in memory and in the browser's storage, with the bytes of their files. */
export function createOutboxItems<Payload>(
  storage: OutboxStorage<Payload>,
  files: FileStore,
  recovery: Recovery<never, unknown>,
  clock: Pick<Clock, 'now'>,
) {
  const read = () => storage.read().map((item) => resume(item, recovery, clock.now()));
  const store = createStore<{ items: readonly OutboxItem<Payload>[] }>(() => ({ items: read() }));
  const find = (id: string) => store.getState().items.find((item) => item.id === id);
  const removeFiles = (item: OutboxItem<Payload>) => files.remove(item.files.map(({ id }) => id));

  /** Changes what is shown, and stores nothing: progress. */
  function show(id: string, fields: Partial<OutboxItem<Payload>>): void {
    store.setState(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, ...fields } : item)) }));
  }

  function withFile(id: string, fileId: string, status: FileStatus): Partial<OutboxItem<Payload>> {
    return { files: (find(id)?.files ?? []).map((file) => (file.id === fileId ? { ...file, status } : file)) };
  }

  function change(id: string, fields: Partial<OutboxItem<Payload>>): void {
    show(id, fields);
    const item = find(id);
    if (item) storage.replace(item);
  }

  function take(id: string): OutboxItem<Payload> | null {
    const item = find(id);
    storage.remove(id);
    store.setState(({ items }) => ({ items: items.filter((other) => other.id !== id) }));
    return item ?? null;
  }

  return {
    subscribe: store.subscribe,
    getItems: () => store.getState().items,
    find,
    show,
    /** Removes an item. Its files stay. */
    take,
    removeFiles,
    add(item: OutboxItem<Payload>): void {
      storage.add(item);
      store.setState(({ items }) => ({ items: [...items.filter(({ id }) => id !== item.id), item] }));
    },
    change,
    /** Changes how far a file is shown to be, and stores nothing. */
    showFile: (id: string, fileId: string, status: FileStatus): void => show(id, withFile(id, fileId, status)),
    changeFile: (id: string, fileId: string, status: FileStatus): void => change(id, withFile(id, fileId, status)),
    /** Lets all items wait that failed, where they are sent again by themselves. */
    resendFailed(): void {
      store.setState(({ items }) => ({ items: items.map((item) => toResent(item, clock.now())) }));
    },
    /** Removes an item and its files. */
    drop(id: string): void {
      const item = take(id);
      if (item) removeFiles(item);
    },
    /** Resolves to a file of an item; to null where the browser has lost it. */
    async getFile({ id, name, type }: OutboxFile): Promise<File | null> {
      const stored = await files.get(id);
      // The browser's database may have lost the name, and the provider goes by it.
      return stored && new File([stored.file], name, { type: type || stored.file.type });
    },
    /** Takes over what another tab stored under `key`; null means all keys. An item that the other tab may be sending stays with it. */
    followOtherTab(key: string | null): void {
      if (key !== null && key !== storage.key) return;
      const known = new Map(store.getState().items.map((item) => [item.id, item]));
      const stored = storage.read().flatMap((item) => known.get(item.id) ?? (recovery.kind === 'find' ? item : []));
      const storedIds = new Set(stored.map(({ id }) => id));
      const sending = store.getState().items.filter(({ id, status }) => status.kind === 'sending' && !storedIds.has(id));
      store.setState({ items: [...stored, ...sending] });
    },
  };
}
