import type { PersonId } from '@social/api';
import { fetchGroupMessages } from '@social/api/chats/fetch-group-messages';
import { fetchMessages } from '@social/api/chats/fetch-messages';
import type { Message } from '@social/api/chats/message';
import type { NewMessage } from '@social/api/chats/new-message';
import { sendGroupMessage } from '@social/api/chats/send-group-message';
import { sendMessage } from '@social/api/chats/send-message';
import { createMemberStorage } from '@social/data';
import { apiClient, createFileStore, sessionStore } from '@social/session';
import { createOutbox, type Outbox } from './outbox';
import type { DeliverOptions } from './outbox-sender';
import { createOutboxStorage } from './outbox-storage';
import type { Outgoing } from './outgoing';

/** A message that may have arrived is looked for among so many of the newest. */
const LOOKED_THROUGH = 100;

const storage = createMemberStorage({ open: () => window.localStorage });
const files = createFileStore(() => window.indexedDB);
const outboxes = new Map<PersonId, Outbox>();

/** What one member is sending, on this page and since its last visit. It goes on while they look at something else. */
export function outboxOf(userId: PersonId): Outbox {
  const known = outboxes.get(userId);
  if (known) return known;
  const made = createOutbox({
    deliver,
    findArrived,
    storage: createOutboxStorage(storage, userId),
    files,
    isOnline: () => navigator.onLine,
    alone,
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    newId: () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 12)}`,
    now: () => new Date(),
  });
  outboxes.set(userId, made);
  made.sendAll();
  return made;
}

function deliver(
  { conversation, id, text, file, replyTo }: Outgoing,
  blob: Blob | null,
  { signal, onProgress }: DeliverOptions,
): Promise<Message> {
  const message: NewMessage = {
    text,
    hashId: id,
    replyToId: replyTo?.id,
    ...(blob && { file: blob, isVoice: file?.type.startsWith('audio/') || undefined }),
  };
  const options = { signal, onUploadProgress: ({ sentBytes }: { sentBytes: number }) => onProgress(sentBytes) };
  return conversation.kind === 'group'
    ? sendGroupMessage(apiClient, conversation.id, message, options)
    : sendMessage(apiClient, conversation.id, message, options);
}

async function findArrived({ conversation, id }: Outgoing): Promise<Message | null> {
  const messages =
    conversation.kind === 'group'
      ? await fetchGroupMessages(apiClient, conversation.id, { limit: LOOKED_THROUGH })
      : (await fetchMessages(apiClient, conversation.id, { limit: LOOKED_THROUGH })).messages;
  return messages.find(({ hashId, isMine }) => isMine && hashId === id) ?? null;
}

/** Where the browser has no locks, the hash alone keeps two tabs from sending the same twice. */
async function alone<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(`chat-outbox ${sessionStore.getState().userId} ${name}`, act) : act();
}

window.addEventListener('online', () => {
  for (const outbox of outboxes.values()) outbox.sendAll();
});

window.addEventListener('storage', ({ key }) => {
  for (const outbox of outboxes.values()) outbox.followOtherTab(key);
});

// What one member writes is not for the eyes of the next.
sessionStore.subscribe(({ userId }, before) => {
  if (userId !== before.userId) outboxes.clear();
});
