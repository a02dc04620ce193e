import { ApiError } from '@social/api';
import { object, text } from '@social/api/wire';
import { createFileDelivery, type FileUploads } from '../outbox/file-delivery';
import { createOutbox, type Upload } from '../outbox/outbox';
import type { OutboxItem } from '../outbox/outbox-item';
import type { SendContext } from '../outbox/outbox-sender';
import { createOutboxStorage } from '../outbox/outbox-storage';
import { createMemberStorage } from '../storage/member-storage';
import { fakeClock } from './fake-clock';
import { memoryFileStore } from './memory-file-store';
import { memoryStorage } from './memory-storage';

export type Note = { lane: string; text: string };
export type Item = OutboxItem<Note>;
export type RecoveryKind = 'find' | 'ask';

export const note = (content: string, lane = 'a'): Note => ({ lane, text: content });
export const upload = (id: string, name: string): Upload => ({ id, name, type: 'text/plain', file: new File(['abc'], name) });
export const noConnection = () => new ApiError('network', 'no answer');

/** A provider that stores what it receives, and a browser whose storage outlives its pages. With `uploads` it takes files before their items. */
export function setUpOutbox(kind: RecoveryKind = 'find', uploads?: FileUploads) {
  const browser = memoryStorage();
  const files = memoryFileStore();
  const clock = fakeClock();
  const stored: Item[] = [];
  let number = 0;
  let pages = 0;
  let closed = 0;

  const context = {
    browser,
    files,
    stored,
    canSend: true,
    /** 0: the provider honours no idempotency keys. */
    keyLifetimeMs: 0,
    attempts: 0,
    /** Fails or delays an attempt; the item may have arrived all the same. */
    deliver: (_item: Item, _context: SendContext): Promise<void> => Promise.resolve(),
    /** Looks for an item like it, where the recovery is to ask. */
    findLike: (_item: Item): Promise<string | null> => Promise.resolve(null),
    texts: () => stored.map(({ payload }) => payload.text),
    pass: clock.pass,
    open,
    /** Closes every page: their outboxes send nothing more. */
    closePages: () => void (closed = pages),
  };

  const find = ({ id }: Item) => Promise.resolve(stored.find((item) => item.id === id)?.id ?? null);

  function open() {
    const page = ++pages;
    return createOutbox<Note, string>({
      storage: createOutboxStorage({
        storage: createMemberStorage({ open: () => browser }),
        key: 'outbox_notes_1',
        payload: object({ lane: text, text }),
      }),
      files,
      clock,
      newId: () => `h${++number}`,
      canSend: () => context.canSend && page > closed,
      getKeyLifetimeMs: () => context.keyLifetimeMs,
      runExclusively: (_lane, act) => act(),
      toLane: ({ payload }) => payload.lane,
      ...(uploads && { loadDelivery: () => Promise.resolve((items, canSend) => createFileDelivery(items, uploads, canSend)) }),
      recovery: kind === 'find' ? { kind, find } : { kind, noun: 'note', find: (item) => context.findLike(item) },
      async send(item, sending) {
        context.attempts += 1;
        await context.deliver(item, sending);
        stored.push(item);
        return item.id;
      },
    });
  }

  return context;
}

export const statusOf = (outbox: { getItems: () => readonly Item[] }) => outbox.getItems()[0]?.status;

export function waitForAbort(_item: Item, { signal }: SendContext): Promise<void> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted', 'stopped'))));
}
