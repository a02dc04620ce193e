import { ApiError } from '@social/api';
import { waitFor } from '@testing-library/react';
import { noConnection, note, setUpOutbox, statusOf, upload, waitForAbort, type Item, type RecoveryKind } from '../testing/outbox-context';

describe.each<RecoveryKind>(['find', 'ask'])('an outbox whose recovery is to %s', (kind) => {
  test('items are sent one after the other, in their order', async () => {
    const context = setUpOutbox(kind);
    const outbox = context.open();
    await Promise.all(['One', 'Two', 'Three'].map((each) => outbox.send(note(each))));
    expect(context.texts()).toEqual(['One', 'Two', 'Three']);
    expect([outbox.getItems(), context.browser.content.size]).toEqual([[], 0]);
  });

  test('an item is not shown as waiting before its first attempt, and is while another one is being sent', async () => {
    const context = setUpOutbox(kind);
    const outbox = context.open();
    const shown: string[] = [];
    outbox.subscribe(() => shown.push(...outbox.getItems().map(({ payload, status }) => `${payload.text} ${status.kind}`)));
    const first = outbox.send(note('One'));
    const second = await outbox.send(note('Two'));
    await first;
    expect(second?.status.kind).toBe('waiting');
    expect(shown).not.toContain('One waiting');
    await waitFor(() => expect(context.texts()).toEqual(['One', 'Two']));
  });

  test('thirty items written offline outlive the page, and are sent once each, in order, when the connection is back', async () => {
    const context = setUpOutbox(kind);
    context.canSend = false;
    const texts = Array.from({ length: 30 }, (_, index) => `Note ${index + 1}`);
    const before = context.open();
    for (const each of texts) expect(await before.send(note(each))).toMatchObject({ status: { kind: 'waiting' } });
    expect(context.attempts).toBe(0);

    const reloaded = context.open();
    expect(reloaded.getItems().map(({ payload }) => payload.text)).toEqual(texts);
    context.canSend = true;
    reloaded.sendAll();
    reloaded.sendAll();
    await waitFor(() => expect(reloaded.getItems()).toEqual([]));
    expect(context.texts()).toEqual(texts);
  });

  test('an item carries the same idempotency key on every attempt', async () => {
    const context = setUpOutbox(kind);
    const keys: string[] = [];
    context.deliver = ({ id }) => (keys.push(id), keys.length === 1 ? Promise.reject(noConnection()) : Promise.resolve());
    const outbox = context.open();
    await outbox.send(note('Once'));
    outbox.retry(keys[0] ?? '');
    await waitFor(() => expect(context.texts()).toEqual(['Once']));
    expect(keys).toEqual(['h1', 'h1']);
  });

  test('a refused item shows the reason, also after a reload, and lets the others pass; a retry sends it', async () => {
    const context = setUpOutbox(kind);
    context.deliver = ({ payload }) =>
      payload.text === 'Rude' ? Promise.reject(new ApiError('refused', 'no', { memberText: 'Be kind' })) : Promise.resolve();
    const outbox = context.open();
    const left = await outbox.send(note('Rude'));
    expect(left?.status).toEqual({ kind: 'failed', reason: 'Be kind' });
    await outbox.send(note('Kind'));
    expect(context.texts()).toEqual(['Kind']);
    expect(statusOf(context.open())).toEqual({ kind: 'failed', reason: 'Be kind' });

    context.deliver = () => Promise.resolve();
    outbox.retryAll();
    await waitFor(() => expect(context.texts()).toEqual(['Kind', 'Rude']));
  });

  test('lanes do not wait for each other', async () => {
    const context = setUpOutbox(kind);
    context.deliver = ({ payload }) => (payload.lane === 'a' ? new Promise(() => undefined) : Promise.resolve());
    const outbox = context.open();
    void outbox.send(note('Stuck', 'a'));
    await outbox.send(note('Free', 'b'));
    expect(context.texts()).toEqual(['Free']);
  });

  test('files outlive the page by name and type, report their progress, and are removed with the item', async () => {
    const context = setUpOutbox(kind);
    context.canSend = false;
    context.files.content.set('f1', new Blob(['abc']));
    await context.open().send(note(''), [upload('f1', 'notes.txt')]);
    const outbox = context.open();
    const [item] = outbox.getItems();
    expect(item?.files).toEqual([{ id: 'f1', name: 'notes.txt', type: 'text/plain', sizeBytes: 3 }]);

    const progress: unknown[] = [];
    context.deliver = (_item, { files, onUploadProgress }) => {
      onUploadProgress({ sentBytes: 2 });
      progress.push(
        statusOf(outbox),
        files.map(({ name, type, size }) => [name, type, size]),
      );
      return Promise.resolve();
    };
    context.canSend = true;
    outbox.sendAll();
    await waitFor(() => expect(outbox.getItems()).toEqual([]));
    expect(progress).toEqual([{ kind: 'sending', sentBytes: 2 }, [['notes.txt', 'text/plain', 3]]]);
    expect([context.files.content.size, context.browser.content.size]).toEqual([0, 0]);
  });

  test('an item whose file the browser has lost fails with the reason', async () => {
    const context = setUpOutbox(kind);
    const outbox = context.open();
    await outbox.send(note(''), [upload('f1', 'notes.txt')]);
    expect(statusOf(outbox)).toEqual({ kind: 'failed', reason: 'Its file is no longer on this device.' });
    expect(context.attempts).toBe(0);
  });

  test('an item is not sent while another member is signed in', async () => {
    const context = setUpOutbox(kind);
    context.canSend = false;
    const outbox = context.open();
    await outbox.send(note('Mine'));
    outbox.sendAll();
    outbox.retryAll();
    await context.pass(60_000);
    expect([context.attempts, statusOf(outbox)]).toEqual([0, { kind: 'waiting' }]);
  });

  test('an item that is taken out can be added again, and its files are removed only when that is asked for', async () => {
    const context = setUpOutbox(kind);
    context.canSend = false;
    context.files.content.set('f1', new Blob(['abc']));
    const outbox = context.open();
    await outbox.send(note(''), [upload('f1', 'notes.txt')]);
    const taken = outbox.take('h1');
    expect([outbox.getItems(), context.files.content.size]).toEqual([[], 1]);
    if (taken) outbox.add(taken);
    expect(context.open().getItems()).toHaveLength(1);
    if (outbox.take('h1') && taken) outbox.removeFiles(taken);
    expect([context.files.content.size, context.browser.content.size]).toEqual([0, 0]);
  });

  test.each(['[{"id":"h9","payl', '{}', '[7,null,{"id":""}]'])('junk in the storage counts as nothing: %s', (junk) => {
    const context = setUpOutbox(kind);
    context.browser.setItem('outbox_notes_1', junk);
    expect(context.open().getItems()).toEqual([]);
  });

  test('an item that another tab has sent is not sent here', async () => {
    const context = setUpOutbox(kind);
    context.canSend = false;
    const [here, there] = [context.open(), context.open()];
    await here.send(note('Once'));
    const alsoHere = context.open();
    context.canSend = true;
    here.sendAll();
    await waitFor(() => expect(here.getItems()).toEqual([]));
    alsoHere.sendAll();
    there.followOtherTab('outbox_notes_1');
    await context.pass(1000);
    expect([context.texts(), alsoHere.getItems(), there.getItems()]).toEqual([['Once'], [], []]);
  });

  test('a bug in sending passes through, and the item stays as failed', async () => {
    const context = setUpOutbox(kind);
    const outbox = context.open();
    context.deliver = () => Promise.reject(new TypeError('a bug'));
    await expect(outbox.send(note('Lost?'))).rejects.toThrow('a bug');
    expect(statusOf(outbox)).toMatchObject({ kind: 'failed' });
  });
});

describe('where an item can be found at the provider', () => {
  const lose = (context: ReturnType<typeof setUpOutbox>) => (item: Item) => (context.stored.push(item), Promise.reject(noConnection()));

  test('a lost reply is looked up before the item is sent again', async () => {
    const context = setUpOutbox();
    const outbox = context.open();
    const sent: string[] = [];
    outbox.onSent((_item, id) => sent.push(id));
    context.deliver = lose(context);
    await outbox.send(note('Once'));
    expect(statusOf(outbox)?.kind).toBe('retrying');

    await context.pass(1000);
    await waitFor(() => expect(sent).toEqual(['h1']));
    expect([context.texts(), context.attempts, outbox.getItems()]).toEqual([['Once'], 1, []]);
  });

  test('an item on the wire when its page ended is looked up by the next page', async () => {
    const context = setUpOutbox();
    context.deliver = (item) => (context.stored.push(item), new Promise(() => undefined));
    void context.open().send(note('Once'));
    await context.pass(0);
    const reloaded = context.open();
    reloaded.sendAll();
    await waitFor(() => expect(reloaded.getItems()).toEqual([]));
    expect([context.texts(), context.attempts]).toEqual([['Once'], 1]);
  });

  test('none overtakes an item whose fate is not known, and the pauses between attempts grow', async () => {
    const context = setUpOutbox();
    const outbox = context.open();
    context.deliver = () => Promise.reject(noConnection());
    await outbox.send(note('One'));
    await outbox.send(note('Two'));
    const attempts = [context.attempts];
    for (const pauseMs of [2000, 2000, 2000, 4000]) {
      await context.pass(pauseMs);
      attempts.push(context.attempts);
    }
    expect(attempts).toEqual([2, 3, 3, 4, 4]);

    context.deliver = () => Promise.resolve();
    await context.pass(20_000);
    await waitFor(() => expect(context.texts()).toEqual(['One', 'Two']));
  });

  test('an item that the page saw at the provider no longer holds up those behind it', async () => {
    const context = setUpOutbox();
    const outbox = context.open();
    context.deliver = () => Promise.reject(noConnection());
    await outbox.send(note('Arrived'));
    await outbox.send(note('Behind it'));
    expect(outbox.getItems().map(({ status }) => status.kind)).toEqual(['retrying', 'waiting']);

    outbox.settle('h1');
    await waitFor(() => expect(statusOf(outbox)?.kind).toBe('retrying'));
    expect(outbox.getItems().map(({ payload }) => payload.text)).toEqual(['Behind it']);
  });

  test('an aborted item is removed', async () => {
    const context = setUpOutbox();
    const outbox = context.open();
    context.deliver = waitForAbort;
    const sending = outbox.send(note('Stop'));
    await context.pass(0);
    outbox.remove('h1');
    expect(await sending).toBeNull();
    expect([outbox.getItems(), context.texts()]).toEqual([[], []]);
  });

  test('a member who leaves while an item is looked up stops it from being sent', async () => {
    const context = setUpOutbox();
    const outbox = context.open();
    context.deliver = () => Promise.reject(noConnection());
    await outbox.send(note('Mine'));
    const lookUp = context.pass(1000);
    context.canSend = false;
    await lookUp;
    expect([context.attempts, statusOf(outbox)]).toEqual([1, { kind: 'waiting' }]);
  });
});

describe('where an item cannot be found at the provider', () => {
  test('a lost reply is never followed by another attempt without the member', async () => {
    const context = setUpOutbox('ask');
    const outbox = context.open();
    context.deliver = () => Promise.reject(new ApiError('timeout', 'late'));
    await outbox.send(note('Once'));
    outbox.sendAll();
    await context.pass(60_000);
    expect([context.attempts, statusOf(outbox)]).toEqual([
      1,
      { kind: 'failed', reason: 'The server took too long to answer. The note may be there all the same.', mayExist: true },
    ]);
  });

  test('an item on the wire when its page ended asks the member to look first', async () => {
    const context = setUpOutbox('ask');
    context.deliver = () => new Promise(() => undefined);
    void context.open().send(note('Once'));
    await context.pass(0);
    const reloaded = context.open();
    reloaded.sendAll();
    expect(context.attempts).toBe(1);
    expect(statusOf(reloaded)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('See whether the note is there') });
  });

  test('an aborted item stays', async () => {
    const context = setUpOutbox('ask');
    const outbox = context.open();
    context.deliver = waitForAbort;
    const sending = outbox.send(note('Stop'));
    await context.pass(0);
    expect([outbox.take('h1'), outbox.abort('h1')]).toEqual([null, true]);
    expect((await sending)?.status).toEqual({ kind: 'failed', reason: 'You stopped it.' });
  });
});
