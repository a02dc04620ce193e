import { ApiError } from '@social/api';
import { composerBrowser, png, settle, type Publish } from '../../testing/composer-browser';

const noConnection: Publish = () => Promise.reject(new ApiError('network', 'new_post got no answer'));

test('a failed post stays with the reason, over a reload too, and is sent whole on a retry', async () => {
  const { openPage, answerWith, sent } = composerBrowser();
  answerWith(noConnection);
  const page = openPage();
  page.change({ text: 'Hello' });
  page.addFiles([png('a.png')]);
  await page.send();
  expect(page.outbox.getItems()[0]?.status).toMatchObject({ kind: 'failed', reason: expect.stringContaining('no connection') });

  const reloaded = openPage();
  await settle();
  answerWith(() => Promise.resolve(null));
  reloaded.outbox.retry(reloaded.outbox.getItems()[0]?.id ?? '');
  await settle();

  expect(sent.map(({ text, uploads }) => [text, uploads.length])).toEqual([
    ['Hello', 1],
    ['Hello', 1],
  ]);
  expect(reloaded.outbox.getItems()).toEqual([]);
});

test('a post whose page closed while it was being sent stays, and the member is told to look for it first', async () => {
  const { openPage, answerWith } = composerBrowser();
  answerWith(() => new Promise(() => undefined));
  const page = openPage();
  page.change({ text: 'Hello' });
  void page.send();
  await settle();

  expect(openPage().outbox.getItems()[0]).toMatchObject({
    payload: { text: 'Hello' },
    status: { kind: 'failed', reason: expect.stringContaining('See whether the post is there') },
  });
});

test('a lost answer leaves a post that may be there; a refused one shows the reason', async () => {
  const { openPage, answerWith } = composerBrowser();
  const reasonAfter = async (error: ApiError) => {
    answerWith(() => Promise.reject(error));
    const page = openPage();
    page.change({ text: 'Hello' });
    await page.send();
    return page.outbox.getItems().at(-1)?.status;
  };

  expect(await reasonAfter(new ApiError('timeout', 'late'))).toMatchObject({ reason: expect.stringContaining('may be there') });
  expect(await reasonAfter(new ApiError('refused', 'no', { memberText: 'a.png is too large' }))).toMatchObject({
    reason: 'a.png is too large',
  });
});

test('a stopped upload leaves the post', async () => {
  const { openPage, answerWith } = composerBrowser();
  answerWith(
    (_post, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted', 'given up')))),
  );
  const page = openPage();
  page.change({ text: 'Hello' });
  const sending = page.send();

  await settle();
  page.outbox.abort(page.outbox.getItems()[0]?.id ?? '');
  await sending;

  expect(page.outbox.getItems()[0]).toMatchObject({ payload: { text: 'Hello' }, status: { kind: 'failed', reason: 'You stopped it.' } });
});

test('editing a failed post sets aside the draft in the composer: neither is lost', async () => {
  const { openPage, answerWith } = composerBrowser();
  answerWith(noConnection);
  const page = openPage();
  page.change({ text: 'First' });
  await page.send();
  page.change({ text: 'Second' });

  page.edit(page.outbox.getItems()[0]?.id ?? '');

  expect(page.getState().draft.text).toBe('First');
  expect(page.outbox.getItems().map(({ payload }) => payload.text)).toEqual(['Second']);
});

test('a discarded post is restored whole, or removed with its files', async () => {
  const { openPage, answerWith, files } = composerBrowser();
  answerWith(noConnection);
  const page = openPage();
  page.addFiles([png('a.png')]);
  await page.send();
  const id = page.outbox.getItems()[0]?.id ?? '';

  page.discard(id)?.undo();
  expect(page.outbox.getItems()).toHaveLength(1);
  expect(files.content.size).toBe(1);

  page.discard(id)?.confirm();
  await settle();
  expect(page.outbox.getItems()).toEqual([]);
  expect(files.content.size).toBe(0);
});

test('a post that is written offline waits, over a reload too, and is sent once when the connection is back', async () => {
  const { openPage, setOnline, sent } = composerBrowser();
  setOnline(false);
  const page = openPage();
  page.change({ text: 'Hello' });
  page.addFiles([png('a.png')]);
  await page.send();
  expect(page.outbox.getItems()[0]?.status).toEqual({ kind: 'waiting' });

  const reloaded = openPage();
  const onPublished = jest.fn();
  reloaded.setOnPublished(onPublished);
  setOnline(true);
  reloaded.outbox.sendAll();
  reloaded.outbox.sendAll();
  await settle();

  expect(onPublished).toHaveBeenCalledTimes(1);
  expect(sent.map(({ text, uploads }) => [text, uploads.length])).toEqual([['Hello', 1]]);
  expect(reloaded.outbox.getItems()).toEqual([]);
});

test('descriptions of pictures wait in the outbox with them, over a reload too, and go back into the draft by Edit', async () => {
  const { openPage, answerWith, sent } = composerBrowser();
  answerWith(noConnection);
  const page = openPage();
  page.addFiles([png('a.png'), png('b.png')]);
  const second = page.getState().draft.attachments[1]?.id ?? '';
  page.change({ photoDescriptions: [{ id: second, text: ' A red kite ' }] });
  await page.send();

  const reloaded = openPage();
  await settle();
  reloaded.outbox.retry(reloaded.outbox.getItems()[0]?.id ?? '');
  await settle();
  expect(sent.map(({ uploads }) => uploads.map(({ description }) => description))).toEqual([
    [undefined, 'A red kite'],
    [undefined, 'A red kite'],
  ]);

  reloaded.edit(reloaded.outbox.getItems()[0]?.id ?? '');
  expect(reloaded.getState().draft.photoDescriptions).toEqual([{ id: second, text: ' A red kite ' }]);
});
