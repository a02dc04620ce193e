import { ApiError, type PersonId } from '@social/api';
import type { NewPost } from '@social/api/posts/create-post';
import type { Post } from '@social/api/posts/post';
import { createMemberStorage } from '@social/data';
import { createOutbox } from '@social/data/outbox/outbox';
import type { SendContext } from '@social/data/outbox/outbox-sender';
import { createOutboxStorage } from '@social/data/outbox/outbox-storage';
import { fakeClock } from '@social/data/testing/fake-clock';
import { memoryFileStore } from '@social/data/testing/memory-file-store';
import { createComposerStore } from './composer-store';
import { toNewPost, type PostFields } from './draft';
import { earlierPosts, storedFields } from './stored-post';

type Publish = (post: NewPost, context: SendContext) => Promise<Post | null>;

/** A browser: what it stores outlives its pages. */
function browser(files = memoryFileStore()) {
  const sent: NewPost[] = [];
  let nextId = 0;
  let publish: Publish = () => Promise.resolve(null);
  let isOnline = true;

  function openPage() {
    const outbox = createOutbox<PostFields, Post | null>({
      storage: createOutboxStorage({
        storage: createMemberStorage({ open: () => localStorage }),
        key: 'outbox_posts_1',
        payload: storedFields,
        earlier: { key: 'unsent_posts_1', decoder: earlierPosts },
      }),
      files,
      clock: fakeClock(),
      newId: () => `id-${++nextId}`,
      getKeyLifetimeMs: () => 0,
      canSend: () => isOnline,
      runExclusively: (_lane, act) => act(),
      toLane: ({ id }) => id,
      recovery: { kind: 'ask', noun: 'post' },
      send({ payload }, context) {
        const post = toNewPost(payload, context.files);
        sent.push(post);
        return publish(post, context);
      },
    });
    return Object.assign(createComposerStore('1' as PersonId, outbox, files), { outbox });
  }

  return {
    files,
    sent,
    answerWith: (next: Publish) => (publish = next),
    setOnline: (online: boolean) => (isOnline = online),
    openPage,
  };
}

/** Lets everything that is promised without a timer happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const png = (name: string) => new File(['png'], name, { type: 'image/png' });
const noConnection: Publish = () => Promise.reject(new ApiError('network', 'new_post got no answer'));

test('text, files, their order and all options are there after a reload', async () => {
  const { openPage } = browser();
  const page = openPage();
  page.change({ text: 'Hello', audience: 'my-followers', allowsComments: false, pollAnswers: ['Tea', ''] });
  page.addFiles([png('a.png'), png('b.png')]);
  page.moveFile(page.getState().draft.attachments[0]?.id ?? '', 1);

  const reloaded = openPage();
  await settle();

  const { draft } = reloaded.getState();
  expect(draft).toMatchObject({ text: 'Hello', audience: 'my-followers', allowsComments: false, pollAnswers: ['Tea', ''] });
  expect(draft.attachments.map(({ name, file }) => [name, file instanceof Blob])).toEqual([
    ['b.png', true],
    ['a.png', true],
  ]);
});

test('a second tab follows what is written in the first', async () => {
  const { openPage } = browser();
  const [first, second] = [openPage(), openPage()];
  first.change({ text: 'Hello' });
  first.addFiles([png('a.png')]);

  second.followOtherTab(null);
  await settle();

  expect(second.getState().draft.text).toBe('Hello');
  expect(second.getState().draft.attachments[0]?.file).toBeInstanceOf(Blob);
});

test('a file that the browser lost is named, and the post can be sent without it', async () => {
  const { openPage, files } = browser();
  openPage().addFiles([png('a.png')]);
  files.content.clear();

  const reloaded = openPage();
  await settle();

  expect(reloaded.getState().draft.attachments).toEqual([]);
  expect(reloaded.getState().refusals).toEqual(['a.png is no longer there. Attach it again.']);
});

test('a browser that stores no files says so, and the files are sent all the same', async () => {
  const files = memoryFileStore();
  const { openPage, sent } = browser({ ...files, put: (id, file) => files.put(id, file).then(() => false) });
  const page = openPage();
  page.addFiles([png('a.png')]);
  await settle();

  expect(page.getState().refusals).toEqual(['This browser cannot keep files: they are gone when you leave the page.']);
  await page.send();
  expect(sent[0]?.uploads).toHaveLength(1);
});

test('a published post leaves nothing in the storage', async () => {
  const { openPage, files } = browser();
  const page = openPage();
  page.change({ text: 'Hello' });
  page.addFiles([png('a.png')]);
  const onPublished = jest.fn();

  page.setOnPublished(onPublished);
  await page.send();
  await settle();

  expect(onPublished).toHaveBeenCalledWith(null);
  expect(page.getState().draft).toMatchObject({ text: '', attachments: [] });
  expect(page.outbox.getItems()).toEqual([]);
  expect(files.content.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test('a failed post stays with the reason, over a reload too, and is sent whole on a retry', async () => {
  const { openPage, answerWith, sent } = browser();
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
  const { openPage, answerWith } = browser();
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
  const { openPage, answerWith } = browser();
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
  const { openPage, answerWith } = browser();
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
  const { openPage, answerWith } = browser();
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
  const { openPage, answerWith, files } = browser();
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

test('an empty draft and half a poll are not sent', async () => {
  const { openPage, sent } = browser();
  const page = openPage();
  page.change({ text: '  \n ' });
  await page.send();
  page.change({ text: 'Tea?', pollAnswers: ['Yes', ' '] });
  await page.send();

  expect(sent).toEqual([]);
});

test('a stored draft with comments turned off retains that', () => {
  localStorage.setItem('post_draft_1', JSON.stringify({ text: 'Hello', takesComments: false }));
  const { openPage } = browser();
  expect(openPage().getState().draft.allowsComments).toBe(false);
});

test('junk in the storage is no draft and no post', () => {
  localStorage.setItem('post_draft_1', '{"text":');
  localStorage.setItem('unsent_posts_1', '[{"id":""},7]');

  const page = browser().openPage();

  expect(page.getState().draft.text).toBe('');
  expect(page.outbox.getItems()).toEqual([]);
});

test('a cropped picture replaces the one before it, also after a reload', async () => {
  const { openPage, files } = browser();
  const page = openPage();
  page.addFiles([png('a.png'), png('b.png')]);
  const first = page.getState().draft.attachments[0]?.id ?? '';

  page.replaceFile(first, new File(['cut'], 'a.png', { type: 'image/png' }));

  expect(page.getState().draft.attachments.map(({ name, file }) => [name, file?.size])).toEqual([
    ['a.png', 3],
    ['b.png', 3],
  ]);
  expect(files.content.has(first)).toBe(false);
  const again = openPage();
  await settle();
  expect(again.getState().draft.attachments.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});

test('a post that is written offline waits, over a reload too, and is sent once when the connection is back', async () => {
  const { openPage, setOnline, sent } = browser();
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

test('a draft and the unsent posts of an earlier release are read with their files', async () => {
  const { openPage, files, sent } = browser();
  for (const id of ['f1', 'f2']) files.content.set(id, new Blob(['png'], { type: 'image/png' }));
  const stored = (text: string, id: string) => ({ text, takesComments: true, attachments: [{ id, kind: 'photo', name: `${id}.png` }] });
  localStorage.setItem('post_draft_1', JSON.stringify(stored('Half', 'f1')));
  localStorage.setItem('unsent_posts_1', JSON.stringify([{ id: 'p1', draft: stored('Unsent', 'f2'), reason: 'No room' }]));

  const page = openPage();
  await settle();
  expect(page.getState().draft).toMatchObject({ text: 'Half', attachments: [{ name: 'f1.png' }] });
  expect(page.outbox.getItems()).toMatchObject([{ payload: { text: 'Unsent' }, status: { kind: 'failed', reason: 'No room' } }]);
  page.change({ text: 'Half a thought' });

  const reloaded = openPage();
  await settle();
  expect(reloaded.getState().draft).toMatchObject({ text: 'Half a thought', attachments: [{ name: 'f1.png' }] });
  reloaded.outbox.retry('p1');
  await settle();
  expect(sent.map(({ text, uploads }) => [text, uploads.length])).toEqual([['Unsent', 1]]);
});
