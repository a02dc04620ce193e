import type { FileStore } from '@social/session';
import { keyOfRef, type ConversationRef } from '../conversation-ref';
import { createOutboxParts, type SentListener } from './outbox-parts';
import { createOutboxSender, type SenderDependencies } from './outbox-sender';
import type { OutboxStorage } from './outbox-storage';
import type { Outgoing } from './outgoing';

export type OutboxDependencies = SenderDependencies & { storage: OutboxStorage; files: FileStore; newId: () => string; now: () => Date };

export type NewOutgoing = { text: string; file: File | null; replyTo: Outgoing['replyTo'] };

export type Outbox = ReturnType<typeof createOutbox>;

/** Messages on their way: sent in their order, each exactly once, whatever becomes of the network and the page. */
export function createOutbox({ storage, files, newId, now, ...dependencies }: OutboxDependencies) {
  const parts = createOutboxParts({ storage, files });
  const { store, sentListeners, find, keep, drop } = parts;
  const sender = createOutboxSender(parts, dependencies);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    followOtherTab: parts.followOtherTab,
    /** The bytes of a message's file, to show it; null where they are gone. */
    fileOf: parts.fileOf,
    /** Sends what waits: the network is back, or the page has just been opened. */
    sendAll: sender.drainAll,
    /** Hears of each message that the provider has taken. */
    onSent(listener: SentListener): () => void {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    /** Takes a message on its way. Resolves when it is kept safely; it is sent as soon as its turn comes. Rejects only on a bug. */
    async send(conversation: ConversationRef, { text, file, replyTo }: NewOutgoing): Promise<void> {
      const meta = file && { name: file.name || 'file', type: file.type, sizeBytes: file.size };
      const isNew = { wasTried: false, status: { kind: 'waiting' } } as const;
      await parts.add({ id: newId(), conversation, text, file: meta, replyTo, writtenAt: now(), ...isNew }, file);
      await sender.drain(keyOfRef(conversation));
    },
    /** Tries one again, ahead of its time. */
    retry(id: string): void {
      const message = find(id);
      if (!message || message.status.kind === 'sending') return;
      keep(id, { status: { kind: 'waiting' } });
      void sender.drain(keyOfRef(message.conversation));
    },
    /** Tries everything again that did not get through, in all talks. */
    retryAll(): void {
      for (const { id, status } of store.getState().messages) if (status.kind === 'failed') keep(id, { status: { kind: 'waiting' } });
      sender.drainAll();
    },
    /** Gives one up; what is on the wire is stopped. */
    giveUp(id: string): void {
      if (!sender.stop(id)) drop(id);
    },
  };
}
