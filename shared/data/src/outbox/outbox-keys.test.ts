import { ApiError } from '@social/api';
import { waitFor } from '@testing-library/react';
import { noConnection, note, setUpOutbox, statusOf, upload, type Item } from '../testing/outbox-context';
import { canBeRetried } from './outbox-item';
import { sendOrTakeBack } from './send-or-take-back';

const HOUR_MS = 3_600_000;

/** A provider that honours idempotency keys, and whose replies are lost as long as the test says so. */
function setUpHost() {
  const context = setUpOutbox('ask');
  const storedIds = new Set<string>();
  const host = { isReachable: true, losesReplies: false, sentKeys: [] as string[], storedIds };
  context.keyLifetimeMs = 24 * HOUR_MS;
  context.deliver = ({ id }: Item, { idempotencyKey }) => {
    if (!host.isReachable) return Promise.reject(noConnection());
    host.sentKeys.push(idempotencyKey);
    storedIds.add(id);
    return host.losesReplies ? Promise.reject(noConnection()) : Promise.resolve();
  };
  return { context, host };
}

test('a post whose reply was lost is sent again by itself on reconnecting, under the same key', async () => {
  const { context, host } = setUpHost();
  host.losesReplies = true;
  const outbox = context.open();
  await outbox.send(note('Once'));
  expect(statusOf(outbox)).toMatchObject({ kind: 'failed', resends: true });

  host.losesReplies = false;
  outbox.sendAll();
  await waitFor(() => expect(outbox.getItems()).toEqual([]));
  expect([host.sentKeys, host.storedIds.size]).toEqual([['h1', 'h1'], 1]);
});

test('a post that fails because the connection that is back does not work yet is sent a few seconds later, not for ever', async () => {
  const { context, host } = setUpHost();
  context.canSend = false;
  const outbox = context.open();
  await outbox.send(note('Too early'));
  context.canSend = true;
  host.isReachable = false;
  outbox.sendAll();
  await context.pass(0);
  expect([statusOf(outbox)?.kind, context.attempts]).toEqual(['failed', 1]);

  for (let second = 0; second < 60; second += 1) await context.pass(1000);
  expect([statusOf(outbox)?.kind, context.attempts]).toEqual(['failed', 4]);

  outbox.sendAll();
  await context.pass(0);
  host.isReachable = true;
  await context.pass(2000);
  expect([outbox.getItems(), context.texts()]).toEqual([[], ['Too early']]);
});

test('an item that is lost while the connection breaks waits, and does not ask the member', async () => {
  const { context, host } = setUpHost();
  host.isReachable = false;
  const outbox = context.open();
  const { deliver } = context;
  context.deliver = (...sending) => ((context.canSend = false), deliver(...sending));
  await outbox.send(note('Later'));
  expect(statusOf(outbox)).toEqual({ kind: 'waiting' });
});

test('an item that is refused with its files is not sent again, also by the next page; one without files can be retried', async () => {
  const context = setUpOutbox('ask');
  context.files.content.set('f1', new Blob(['abc']));
  context.deliver = () => Promise.reject(new ApiError('refused', 'no', { memberText: 'The file is damaged' }));
  const outbox = context.open();
  await outbox.send(note('With a file'), [upload('f1', 'notes.txt')]);
  await outbox.send(note('Without'));
  const reloaded = context.open();
  expect(reloaded.getItems().map(canBeRetried)).toEqual([false, true]);

  context.deliver = () => Promise.resolve();
  reloaded.retryAll();
  await waitFor(() => expect(reloaded.getItems()).toHaveLength(1));
  expect(statusOf(reloaded)).toEqual({ kind: 'failed', reason: 'The file is damaged', isFinal: true });
  expect(context.texts()).toEqual(['Without']);
});

test.each([
  ['failed', () => Promise.reject(noConnection())],
  ['was on the wire', () => new Promise<void>(() => undefined)],
])('an item that %s when its page ended is sent again by the next page', async (_when, deliver) => {
  const { context, host } = setUpHost();
  const reachable = context.deliver;
  context.files.content.set('f1', new Blob(['abc']));
  context.deliver = deliver;
  void context.open().send(note('Once'), [upload('f1', 'notes.txt')]);
  await context.pass(0);
  context.deliver = reachable;
  const reloaded = context.open();
  reloaded.sendAll();
  await waitFor(() => expect(reloaded.getItems()).toEqual([]));
  expect(host.storedIds.size).toBe(1);
});

test('an item that the provider refused, or that the member stopped, is not sent again by itself', async () => {
  const { context } = setUpHost();
  const outbox = context.open();
  context.deliver = () => Promise.reject(new ApiError('refused', 'no', { memberText: 'Be kind' }));
  await outbox.send(note('Rude'));
  context.deliver = () => Promise.reject(new ApiError('aborted', 'stopped'));
  await outbox.send(note('Stopped'));
  context.deliver = () => Promise.resolve();
  outbox.sendAll();
  context.open().sendAll();
  await context.pass(1000);
  expect([context.texts(), outbox.getItems().length]).toEqual([[], 2]);
});

test('an item whose key the provider has forgotten is sent again only when the member asks for it', async () => {
  const { context, host } = setUpHost();
  host.losesReplies = true;
  await context.open().send(note('Old'));
  host.losesReplies = false;
  await context.pass(25 * HOUR_MS);
  const reloaded = context.open();
  reloaded.sendAll();
  await context.pass(1000);
  expect([statusOf(reloaded)?.kind, host.sentKeys.length]).toEqual(['failed', 1]);
});

test('what a form took back after a lost reply and sends again unchanged has the same key; changed it has another', async () => {
  const { context, host } = setUpHost();
  const outbox = context.open();
  host.losesReplies = true;
  const send = (text: string) => sendOrTakeBack(outbox, note(text), []).catch(() => 'taken back');
  expect(await send('Comment')).toBe('taken back');
  expect(await send('Comment')).toBe('taken back');
  host.losesReplies = false;
  expect(await send('Comment, changed')).toBe('sent');
  expect(await send('Comment')).toBe('sent');
  expect(host.sentKeys).toEqual(['h1', 'h1', 'h2', 'h1']);
});

test('where the provider honours no keys, one like it among the latest is looked for before the member sends it again', async () => {
  const { context, host } = setUpHost();
  context.keyLifetimeMs = 0;
  context.findLike = ({ id }) => Promise.resolve(host.storedIds.has(id) ? id : null);
  host.losesReplies = true;
  const outbox = context.open();
  await outbox.send(note('Once'));
  expect(statusOf(outbox)).toMatchObject({ kind: 'failed', mayExist: true });
  outbox.sendAll();
  host.losesReplies = false;
  outbox.retry('h1');
  await waitFor(() => expect(outbox.getItems()).toEqual([]));
  expect(host.sentKeys).toEqual(['h1']);
});
