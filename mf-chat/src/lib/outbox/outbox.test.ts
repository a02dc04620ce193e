import { ApiError, type MessageId, type PersonId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { createMemberStorage } from '@social/data';
import { waitFor } from '@testing-library/react';
import { createOutbox } from './outbox';
import type { SenderDependencies } from './outbox-sender';
import { createOutboxStorage } from './outbox-storage';
import type { Outgoing } from './outgoing';

const asha = { kind: 'person', id: '2' as PersonId } as const;
const words = (text: string) => ({ text, file: null, replyTo: null });
const noConnection = () => new ApiError('network', 'no answer');

/** A host that stores what it is sent, a browser that keeps what it is told, and time that stands still until it is moved. */
function createWorld() {
  const kept = new Map<string, string>();
  const files = new Map<string, Blob>();
  const stored: Outgoing[] = [];
  const timers: (() => void)[] = [];
  let number = 0;
  const world = {
    stored,
    kept,
    isOnline: true,
    /** What happens to a message: it may arrive and the answer be lost, or never get there. */
    deliver: async (_message: Outgoing): Promise<void> => undefined,
    texts: () => stored.map(({ text }) => text),
    later: () => timers.splice(0).forEach((act) => act()),
    open,
  };

  const toMessage = ({ id, text }: Outgoing) => ({ id: `1${id}` as MessageId, text, hashId: id, isMine: true }) as Message;
  const host: SenderDependencies = {
    async deliver(message) {
      await world.deliver(message);
      stored.push(message);
      return toMessage(message);
    },
    findArrived: async ({ id }) => {
      const found = stored.find((message) => message.id === id);
      return found ? toMessage(found) : null;
    },
    isOnline: () => world.isOnline,
    alone: (_name, act) => act(),
    after(_ms, act) {
      timers.push(act);
      return () => void timers.splice(0, timers.length, ...timers.filter((one) => one !== act));
    },
  };

  function open() {
    const storage = createMemberStorage({
      open: () => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      }),
    });
    return createOutbox({
      ...host,
      storage: createOutboxStorage(storage, '1'),
      files: {
        put: async (id, file) => void files.set(id, file),
        get: async (id) => files.get(id) ?? null,
        remove: async (ids) => ids.forEach((id) => files.delete(id)),
      },
      newId: () => `h${++number}`,
      now: () => new Date(1_700_000_000_000),
    });
  }

  return world;
}

test('messages go one after the other, in the order of writing', async () => {
  const world = createWorld();
  const outbox = world.open();
  await Promise.all(['One', 'Two', 'Three'].map((text) => outbox.send(asha, words(text))));

  expect(world.texts()).toEqual(['One', 'Two', 'Three']);
  expect(outbox.getState().messages).toEqual([]);
});

test('what is written offline waits, outlives the page, and goes in order when the network is back', async () => {
  const world = createWorld();
  world.isOnline = false;
  const before = world.open();
  await before.send(asha, words('One'));
  await before.send(asha, words('Two'));
  expect(world.texts()).toEqual([]);

  const afterReload = world.open();
  expect(afterReload.getState().messages.map(({ text, status }) => [text, status.kind])).toEqual([
    ['One', 'waiting'],
    ['Two', 'waiting'],
  ]);
  world.isOnline = true;
  afterReload.sendAll();

  await waitFor(() => expect(world.texts()).toEqual(['One', 'Two']));
});

test('an answer that was lost is looked for before anything is sent again', async () => {
  const world = createWorld();
  const outbox = world.open();
  const sent: string[] = [];
  outbox.onSent((_conversation, message) => sent.push(message.hashId));
  world.deliver = async (message) => {
    world.stored.push(message);
    throw noConnection();
  };
  await outbox.send(asha, words('Once'));
  expect(outbox.getState().messages[0]?.status.kind).toBe('held-up');

  world.later();

  await waitFor(() => expect(sent).toEqual(['h1']));
  expect(world.texts()).toEqual(['Once']);
  expect(outbox.getState().messages).toEqual([]);
});

test('nothing overtakes a message whose fate is not known', async () => {
  const world = createWorld();
  const outbox = world.open();
  world.deliver = async () => Promise.reject(noConnection());
  await outbox.send(asha, words('One'));
  await outbox.send(asha, words('Two'));
  expect(world.texts()).toEqual([]);

  world.deliver = async () => undefined;
  world.later();

  await waitFor(() => expect(world.texts()).toEqual(['One', 'Two']));
});

test('a refused message says why and lets the others pass; Retry sends it', async () => {
  const world = createWorld();
  const outbox = world.open();
  world.deliver = async ({ text }) => {
    if (text === 'Rude') throw new ApiError('refused', 'no', { memberText: 'Be kind' });
  };
  await outbox.send(asha, words('Rude'));
  await outbox.send(asha, words('Kind'));
  expect(world.texts()).toEqual(['Kind']);
  expect(outbox.getState().messages[0]?.status).toEqual({ kind: 'failed', reason: 'Be kind' });
  expect(world.open().getState().messages[0]?.status).toEqual({ kind: 'failed', reason: 'Be kind' });

  world.deliver = async () => undefined;
  outbox.retryAll();

  await waitFor(() => expect(world.texts()).toEqual(['Kind', 'Rude']));
});

test('a file outlives the page with its name, and one that is gone is told', async () => {
  const world = createWorld();
  world.isOnline = false;
  await world.open().send(asha, { text: '', file: new File(['abc'], 'notes.txt', { type: 'text/plain' }), replyTo: null });
  const outbox = world.open();
  const [message] = outbox.getState().messages;
  expect(message?.file).toEqual({ name: 'notes.txt', type: 'text/plain', sizeBytes: 3 });
  const file = message && (await outbox.fileOf(message));
  expect([file instanceof File && file.name, file?.size]).toEqual(['notes.txt', 3]);

  outbox.giveUp('h1');
  expect(outbox.getState().messages).toEqual([]);
  expect(world.kept.size).toBe(0);
});

test('junk in the storage counts as nothing', () => {
  const world = createWorld();
  world.kept.set('chat_outbox_1', '[{"id":"h9","kind":"person"},7');
  expect(world.open().getState().messages).toEqual([]);
  world.kept.set('chat_outbox_1', '[{"id":"h9","kind":"person"},7,null]');
  expect(world.open().getState().messages).toEqual([]);
});
