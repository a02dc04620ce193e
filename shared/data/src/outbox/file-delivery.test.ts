import { ApiError } from '@social/api';
import { fileHost, never } from '../testing/file-host';
import { noConnection, note, setUpOutbox, statusOf, upload, type Item } from '../testing/outbox-context';
import type { SendContext } from './outbox-sender';

const DAY_MS = 24 * 3_600_000;
const names = ['a', 'b', 'c', 'd'];

function setUp() {
  const { host, uploads } = fileHost();
  const context = setUpOutbox('ask', uploads);
  context.keyLifetimeMs = DAY_MS;
  /** The items as the host got them, with the ids of the files that they named. */
  const sent: (Pick<SendContext, 'hasSentFiles'> & { ids: string[] })[] = [];
  context.deliver = ({ files }: Item, { hasSentFiles }) => {
    const ids = files.map(({ id }) => id);
    sent.push({ hasSentFiles, ids });
    if (ids.some((id) => !host.arrived.has(id)))
      return Promise.reject(new ApiError('refused', 'gone', { memberText: 'A file is not there' }));
    for (const id of ids) host.arrived.delete(id);
    return Promise.resolve();
  };
  const attach = async (count: number) => {
    const files = names.slice(0, count).map((name) => upload(`file-${name}`, `${name}.txt`));
    for (const { id, file } of files) await context.files.put(id, file);
    return files;
  };
  return { host, context, sent, attach };
}

const fileStatuses = (outbox: { getItems: () => readonly Item[] }) => outbox.getItems()[0]?.files.map(({ status }) => status?.kind);
const failOn =
  (name: string, error = noConnection()) =>
  (file: { id: string }) =>
    file.id === `file-${name}` ? Promise.reject(error) : Promise.resolve();

test('the files of an item are sent two at a time, and then the item, which names them', async () => {
  const { host, context, sent, attach } = setUp();
  const outbox = context.open();
  expect(await outbox.send(note('Look'), await attach(4))).toBeNull();

  expect(host.received.toSorted()).toEqual(['file-a', 'file-b', 'file-c', 'file-d']);
  expect(host.maxConcurrent).toBe(2);
  expect(sent).toEqual([{ hasSentFiles: true, ids: ['file-a', 'file-b', 'file-c', 'file-d'] }]);
});

test('a host without the calls gets the files with the item', async () => {
  const { host, context, sent, attach } = setUp();
  host.isOffered = false;
  context.deliver = (_item, { hasSentFiles, files }) => (
    sent.push({ hasSentFiles, ids: files.map(({ name }) => name) }),
    Promise.resolve()
  );
  await context.open().send(note('Look'), await attach(2));

  expect(host.received).toEqual([]);
  expect(sent).toEqual([{ hasSentFiles: false, ids: ['a.txt', 'b.txt'] }]);
});

test('each file shows its own progress', async () => {
  const { host, context, attach } = setUp();
  host.before = ({ id, onUploadProgress }) => (onUploadProgress({ sentBytes: id === 'file-a' ? 1 : 2 }), never());
  const outbox = context.open();
  void outbox.send(note('Look'), await attach(3));
  await context.pass(0);

  expect(outbox.getItems()[0]?.files.map(({ status }) => status)).toEqual([
    { kind: 'uploading', sentBytes: 1 },
    { kind: 'uploading', sentBytes: 2 },
    undefined,
  ]);
});

test('a file that fails stops no other: the item waits with the reason, and Retry sends only that file', async () => {
  const { host, context, sent, attach } = setUp();
  host.before = failOn('b');
  const outbox = context.open();
  const left = await outbox.send(note('Look'), await attach(3));
  expect(left?.status).toMatchObject({ kind: 'failed', reason: '1 failed', resends: true });
  expect(fileStatuses(outbox)).toEqual(['arrived', 'failed', 'arrived']);
  expect(sent).toEqual([]);

  host.before = () => Promise.resolve();
  outbox.retry(left?.id ?? '', 'file-b');
  await context.pass(0);
  expect(host.received.toSorted()).toEqual(['file-a', 'file-b', 'file-c']);
  expect(sent).toHaveLength(1);
  expect(outbox.getItems()).toEqual([]);
});

test('of two files that failed one can be retried by itself, and Retry sends the rest', async () => {
  const { host, context, attach } = setUp();
  host.before = () => Promise.reject(noConnection());
  const outbox = context.open();
  const left = await outbox.send(note('Look'), await attach(2));
  expect(left?.status).toMatchObject({ reason: '2 failed' });

  host.before = () => Promise.resolve();
  outbox.retry(left?.id ?? '', 'file-b');
  await context.pass(0);
  expect(fileStatuses(outbox)).toEqual(['failed', 'arrived']);

  outbox.retry(left?.id ?? '');
  await context.pass(0);
  expect(outbox.getItems()).toEqual([]);
  expect(host.received).toEqual(['file-b', 'file-a']);
});

test('a file that failed is retried while others are still being sent', async () => {
  const { host, context, sent, attach } = setUp();
  const rest: (() => void)[] = [];
  host.before = (file) => (file.id === 'file-a' ? new Promise((resolve) => rest.push(resolve)) : failOn('b')(file));
  const outbox = context.open();
  void outbox.send(note('Look'), await attach(2));
  await context.pass(0);
  expect(fileStatuses(outbox)).toEqual(['uploading', 'failed']);

  host.before = () => Promise.resolve();
  outbox.retry(outbox.getItems()[0]?.id ?? '', 'file-b');
  await context.pass(0);
  expect(fileStatuses(outbox)).toEqual(['uploading', 'arrived']);
  for (const resolve of rest) resolve();
  await context.pass(0);
  expect(sent).toHaveLength(1);
});

test('a stopped file fails by itself, also one whose turn has not come, and is sent again only when the member asks', async () => {
  const { host, context, sent, attach } = setUp();
  host.before = ({ id }) => (id === 'file-a' || id === 'file-b' ? never() : Promise.resolve());
  const outbox = context.open();
  void outbox.send(note('Look'), await attach(4));
  await context.pass(0);
  const id = outbox.getItems()[0]?.id ?? '';
  outbox.abortFile(id, 'file-d');
  outbox.abortFile(id, 'file-a');
  await context.pass(0);
  expect(fileStatuses(outbox)).toEqual(['failed', 'uploading', 'arrived', 'failed']);
  outbox.abortFile(id, 'file-b');
  await context.pass(0);
  expect(statusOf(outbox)).toEqual({ kind: 'failed', reason: '3 failed' });

  outbox.sendAll();
  await context.pass(0);
  expect(host.received).toEqual(['file-c']);
  host.before = () => Promise.resolve();
  outbox.retry(id);
  await context.pass(0);
  expect(sent).toHaveLength(1);
});

test('an item that is stopped stops its files, and continues with those that had not arrived', async () => {
  const { host, context, attach } = setUp();
  host.before = ({ id }) => (id === 'file-a' ? Promise.resolve() : never());
  const outbox = context.open();
  const sending = outbox.send(note('Look'), await attach(3));
  await context.pass(0);
  const id = outbox.getItems()[0]?.id ?? '';
  expect(outbox.abort(id)).toBe(true);
  expect((await sending)?.status).toEqual({ kind: 'failed', reason: 'You stopped it.' });
  expect(fileStatuses(outbox)).toEqual(['arrived', 'waiting', 'waiting']);

  host.before = () => Promise.resolve();
  outbox.retry(id);
  await context.pass(0);
  expect(host.received).toEqual(['file-a', 'file-b', 'file-c']);
  expect(outbox.getItems()).toEqual([]);
});

test('a page that is closed during an upload leaves the rest to the next page, which asks what has arrived', async () => {
  const { host, context, sent, attach } = setUp();
  host.before = ({ id }) => (id === 'file-c' ? never() : Promise.resolve());
  host.after = ({ id }) => (id === 'file-b' ? never() : Promise.resolve());
  void context.open().send(note('Look'), await attach(3));
  await context.pass(0);
  expect(host.received).toEqual(['file-a', 'file-b']);
  context.closePages();

  host.before = host.after = () => Promise.resolve();
  const outbox = context.open();
  outbox.sendAll();
  await context.pass(0);
  expect(host.received).toEqual(['file-a', 'file-b', 'file-c']);
  expect(sent).toHaveLength(1);
});

test('a reason stays over a reload, and a connection that is back sends the file by itself', async () => {
  const { host, context, attach } = setUp();
  host.before = failOn('a');
  await context.open().send(note('Look'), await attach(1));
  context.closePages();
  context.canSend = false;
  const outbox = context.open();
  expect(statusOf(outbox)).toEqual({ kind: 'waiting' });

  context.canSend = true;
  host.before = failOn('a', new ApiError('refused', 'no', { memberText: 'a.txt is no picture' }));
  outbox.sendAll();
  await context.pass(0);
  context.closePages();
  const next = context.open();
  expect(next.getItems()[0]).toMatchObject({
    status: { kind: 'failed', isFinal: true },
    files: [{ status: { kind: 'failed', reason: 'a.txt is no picture', isFinal: true } }],
  });
  next.retry(next.getItems()[0]?.id ?? '');
  await context.pass(0);
  expect(fileStatuses(next)).toEqual(['failed']);
});

test('an item whose reply was lost is repeated without its files', async () => {
  const { host, context, sent, attach } = setUp();
  const accept = context.deliver;
  context.deliver = async (item, sending) => {
    await accept(item, sending);
    throw noConnection();
  };
  const outbox = context.open();
  await outbox.send(note('Look'), await attach(2));
  expect(statusOf(outbox)).toMatchObject({ kind: 'failed', resends: true });

  // The host repeats its reply under the key, without asking for the files.
  context.deliver = () => Promise.resolve();
  outbox.sendAll();
  await context.pass(0);
  expect(host.received).toHaveLength(2);
  expect(sent).toHaveLength(1);
  expect(outbox.getItems()).toEqual([]);
});

test('a file that expired before its item was sent is sent once more', async () => {
  const { host, context, sent, attach } = setUp();
  host.before = failOn('b');
  const outbox = context.open();
  await outbox.send(note('Look'), await attach(2));
  host.arrived.clear();
  host.before = () => Promise.resolve();
  outbox.retry(outbox.getItems()[0]?.id ?? '');
  await context.pass(0);
  expect(host.received).toEqual(['file-a', 'file-b', 'file-a']);
  expect(sent).toHaveLength(2);
  expect(outbox.getItems()).toEqual([]);
});

test('a refused item whose files are all there is not repeated', async () => {
  const { host, context, attach } = setUp();
  context.deliver = () => Promise.reject(new ApiError('refused', 'no', { memberText: 'Be kind' }));
  const left = await context.open().send(note('Look'), await attach(1));
  expect(left?.status).toMatchObject({ kind: 'failed', reason: 'Be kind' });
  expect([context.attempts, host.received.length]).toEqual([1, 1]);
});

test('a host that does not say what has arrived fails the item, which may be sent again', async () => {
  const { host, context, attach } = setUp();
  const { fetchArrived } = host;
  host.fetchArrived = () => Promise.reject(noConnection());
  const outbox = context.open();
  const left = await outbox.send(note('Look'), await attach(1));
  expect(left?.status).toMatchObject({ kind: 'failed', resends: true });
  host.fetchArrived = fetchArrived;
  outbox.sendAll();
  await context.pass(0);
  expect(outbox.getItems()).toEqual([]);
});

test('a file that this device has lost fails for good; one that had arrived is not missed', async () => {
  const { host, context, sent, attach } = setUp();
  host.before = failOn('b');
  const outbox = context.open();
  await outbox.send(note('Look'), await attach(2));
  context.files.content.clear();
  host.before = () => Promise.resolve();
  outbox.retry(outbox.getItems()[0]?.id ?? '');
  await context.pass(0);
  expect(outbox.getItems()[0]).toMatchObject({
    status: { kind: 'failed', isFinal: true },
    files: [{ status: { kind: 'arrived' } }, { status: { reason: 'Its file is no longer on this device.', isFinal: true } }],
  });
  expect(sent).toEqual([]);
});
