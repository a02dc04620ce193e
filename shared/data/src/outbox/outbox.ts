import type { FileStore } from '../storage/file-store';
import { canBeRetried, toRetriedFile, type OutboxFile, type OutboxItem } from './outbox-item';
import { createOutboxItems } from './outbox-items';
import { createOutboxSender, type SenderOptions } from './outbox-sender';
import type { OutboxStorage } from './outbox-storage';

export type OutboxOptions<Payload, Result> = SenderOptions<Payload, Result> & {
  storage: OutboxStorage<Payload>;
  files: FileStore;
  newId: () => string;
};

/** A file to send. Its bytes are in the file store under its id. */
export type Upload = { readonly id: string; readonly name: string; readonly type: string; readonly file: File };

/** Receives what the provider made of an item. */
export type SentListener<Payload, Result> = (item: OutboxItem<Payload>, result: Result) => void;

/** The queue of what one member has sent and the provider has not accepted yet. */
export type Outbox<Payload, Result> = {
  subscribe: (listener: () => void) => () => void;
  /** In the order in which they were sent. */
  getItems: () => readonly OutboxItem<Payload>[];
  /** Resolves to a file of an item; to null where the browser has lost it. */
  getFile: (file: OutboxFile) => Promise<File | null>;
  /** Stores an item, and sends it as soon as its turn comes. Resolves after the first attempt to what is left of it: null once it is sent. Rejects only on a bug. */
  send: (payload: Payload, uploads?: readonly Upload[]) => Promise<OutboxItem<Payload> | null>;
  /** Sends a failed item again with all its failed files, or only with `fileId`. Sends an item that waits for a retry at once. */
  retry: (id: string, fileId?: string) => void;
  /** Sends everything again that can succeed. */
  retryAll: () => void;
  /** Sends what waits: the connection is back, or the page has just been opened. */
  sendAll: () => void;
  /** Aborts the request of an item. Returns whether there was one. */
  abort: (id: string) => boolean;
  /** Stops a file that is sent before its item: the member can retry it. */
  abortFile: (id: string, fileId: string) => void;
  /** The page has seen that the provider has the item, though its reply was lost: removes it, and sends those behind it. Does nothing during an attempt. */
  settle: (id: string) => void;
  /** Removes an item, and aborts its request. */
  remove: (id: string) => void;
  /** Removes an item and leaves its files where they are; null while it is being sent. `add` undoes it, `removeFiles` ends it. */
  take: (id: string) => OutboxItem<Payload> | null;
  add: (item: OutboxItem<Payload>) => void;
  removeFiles: (item: OutboxItem<Payload>) => void;
  /** Adds an item that is not sent until the member asks for it. */
  setAside: (payload: Payload, uploads: readonly Upload[], reason: string) => void;
  /** Calls back for each item that the provider has accepted. Returns the way to unsubscribe. */
  onSent: (listener: SentListener<Payload, Result>) => () => void;
  /** Takes over what another tab stored under `key`; null means all keys. */
  followOtherTab: (key: string | null) => void;
};

/** A restored connection often works only a few seconds later. Items that fail in this time are sent again after each of these delays. */
const REPEAT_AFTER_MS = [2000, 4000, 8000];

/** Makes an outbox. Its items go in their order, and outlive connection and page; none is sent twice by itself. */
export function createOutbox<Payload, Result>(options: OutboxOptions<Payload, Result>): Outbox<Payload, Result> {
  const { storage, files, newId, toLane, recovery, clock } = options;
  /** Items that forms took back after an attempt, by their content: sent again unchanged, one keeps its key. */
  const takenBack = new Map<string, OutboxItem<Payload>>();
  const listeners = new Set<SentListener<Payload, Result>>();
  const items = createOutboxItems(storage, files, recovery, clock);
  const { subscribe, getItems, getFile, add, find, removeFiles, followOtherTab } = items;
  const sender = createOutboxSender(items, (item, result) => listeners.forEach((listener) => listener(item, result)), options);

  let endRepeating = () => {};

  async function sendAll([pauseMs, ...later]: readonly number[]): Promise<void> {
    endRepeating();
    items.resendFailed();
    await sender.drainAll();
    const isLeft = getItems().some(({ status }) => status.kind === 'failed' && status.resends);
    if (!isLeft || pauseMs === undefined) return;
    endRepeating(); // of a concurrent call
    endRepeating = clock.after(pauseMs, () => void sendAll(later));
  }

  function createItem(payload: Payload, uploads: readonly Upload[], status: OutboxItem<Payload>['status']): OutboxItem<Payload> {
    const named = uploads.map(({ id, name, type, file }) => ({ id, name: name || 'file', type, sizeBytes: file.size }));
    return { id: newId(), payload, files: named, createdAt: new Date(clock.now()), wasTried: false, status };
  }

  return {
    ...{ subscribe, getItems, getFile, add, removeFiles, followOtherTab },
    sendAll: () => void sendAll(REPEAT_AFTER_MS),
    abort: sender.abort,
    abortFile: sender.abortFile,
    async send(payload, uploads = []) {
      const content = toContent(payload, uploads);
      const item = takenBack.get(content) ?? createItem(payload, uploads, { kind: 'waiting' });
      takenBack.delete(content);
      // Not waiting yet: a form that still shows its text would show it beside the one that waits.
      add({ ...item, status: options.canSend() ? { kind: 'sending', sentBytes: 0 } : { kind: 'waiting' } });
      await sender.drain(toLane(item));
      if (find(item.id)?.status.kind === 'sending' && !sender.isSending(item.id)) items.show(item.id, { status: { kind: 'waiting' } });
      return find(item.id) ?? null;
    },
    setAside: (payload, uploads, reason) => add(createItem(payload, uploads, { kind: 'failed', reason })),
    retry(id, fileId) {
      const item = find(id);
      if (!item) return;
      const files = item.files.map((file) => (fileId === undefined || file.id === fileId ? toRetriedFile(file) : file));
      if (item.status.kind === 'sending') {
        items.change(id, { files });
        return sender.sendFiles();
      }
      items.change(id, { files, status: { kind: 'waiting' } });
      void sender.drain(toLane(item));
    },
    retryAll() {
      for (const item of getItems())
        if (canBeRetried(item)) items.change(item.id, { files: item.files.map(toRetriedFile), status: { kind: 'waiting' } });
      void sender.drainAll();
    },
    settle(id) {
      const item = find(id);
      if (!item || sender.isSending(id)) return;
      items.drop(id);
      void sender.drain(toLane(item));
    },
    remove(id) {
      if (!sender.abort(id)) items.drop(id);
    },
    take(id) {
      const item = find(id)?.status.kind === 'sending' ? null : items.take(id);
      if (item?.wasTried) takenBack.set(toContent(item.payload, item.files), item);
      return item;
    },
    onSent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toContent(payload: unknown, files: readonly { readonly id: string }[]): string {
  return JSON.stringify([payload, files.map(({ id }) => id)]);
}
