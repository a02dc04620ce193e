import type { Message } from '@social/api/chats/message';
import type { FileStore } from '@social/session';
import { createStore } from 'zustand/vanilla';
import { keyOfRef, type ConversationRef } from '../conversation-ref';
import type { OutboxStorage } from './outbox-storage';
import type { Outgoing } from './outgoing';

export type SentListener = (conversation: ConversationRef, message: Message) => void;

export type OutboxParts = ReturnType<typeof createOutboxParts>;

/** The messages of an outbox, in memory and in the browser's storage, and the bytes of their files. */
export function createOutboxParts({ storage, files }: { storage: OutboxStorage; files: FileStore }) {
  const store = createStore<{ messages: readonly Outgoing[] }>(() => ({ messages: storage.read() }));
  const filesInMemory = new Map<string, Blob>();
  const sentListeners = new Set<SentListener>();

  const find = (id: string) => store.getState().messages.find((message) => message.id === id);

  /** For the eyes alone: how far it is. */
  function change(id: string, fields: Partial<Outgoing>): void {
    store.setState(({ messages }) => ({ messages: messages.map((message) => (message.id === id ? { ...message, ...fields } : message)) }));
  }

  function drop(id: string): void {
    storage.remove(id);
    store.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
    filesInMemory.delete(id);
    // What stays behind in the database is harmless, and nobody could do anything about it.
    files.remove([id]).catch(() => undefined);
  }

  return {
    store,
    sentListeners,
    find,
    messagesOf: (key: string) => store.getState().messages.filter(({ conversation }) => keyOfRef(conversation) === key),
    change,
    drop,

    /** Like `change`, and kept over a reload. */
    keep(id: string, fields: Partial<Outgoing>): void {
      change(id, fields);
      const message = find(id);
      if (message) storage.replace(message);
    },

    /** Resolves when it is kept safely. Never rejects: a browser that keeps no files still sends them while the page lives. */
    async add(message: Outgoing, file: Blob | null): Promise<void> {
      if (file) filesInMemory.set(message.id, file);
      storage.add(message);
      store.setState(({ messages }) => ({ messages: [...messages, message] }));
      if (file) await files.put(message.id, file).catch(() => undefined);
    },

    /** The provider has it. */
    settle({ id, conversation }: Outgoing, sent: Message): void {
      // Listeners first: there is no moment at which the message is in neither list.
      for (const listener of sentListeners) listener(conversation, { ...sent, hashId: id });
      drop(id);
    },

    /** The bytes of its file; null where it has none or they are gone. */
    async fileOf({ id, file }: Outgoing): Promise<Blob | null> {
      if (!file) return null;
      const found = filesInMemory.get(id) ?? (await files.get(id).catch(() => null));
      // The browser's database forgets names, and the provider tells kinds by them.
      return found && new File([found], file.name, { type: file.type });
    },

    /** Takes over what another tab wrote or sent; null stands for all keys. */
    followOtherTab(key: string | null): void {
      if (key !== null && key !== storage.key) return;
      const here = new Map(store.getState().messages.map((message) => [message.id, message]));
      store.setState({ messages: storage.read().map((message) => here.get(message.id) ?? message) });
    },
  };
}
