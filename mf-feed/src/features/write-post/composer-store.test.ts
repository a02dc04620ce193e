import { ApiError } from '@social/api';
import type { NewPost } from '@social/api/posts/create-post';
import { createMemberStorage } from '@social/data';
import type { Publish } from './composer-state';
import { createComposerStore } from './composer-store';
import { createDraftStorage } from './draft-storage';
import type { FileStore } from '@social/session';

/** A browser: what it keeps outlives its pages. */
function browser() {
  const bytes = new Map<string, Blob>();
  const sent: NewPost[] = [];
  let nextId = 0;
  let publish: Publish = () => Promise.resolve(null);
  const files: FileStore = {
    put: async (id, file) => void bytes.set(id, file),
    get: async (id) => bytes.get(id) ?? null,
    remove: async (ids) => ids.forEach((id) => bytes.delete(id)),
  };
  return {
    bytes,
    sent,
    files,
    answerWith: (next: Publish) => (publish = next),
    openPage: () =>
      createComposerStore({
        publish: (post, options) => {
          sent.push(post);
          return publish(post, options);
        },
        storage: createDraftStorage(createMemberStorage({ open: () => localStorage }), '1'),
        files,
        newId: () => `id-${++nextId}`,
      }),
  };
}

/** All that was promised without a timer has come true after one. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const png = (name: string) => new File(['png'], name, { type: 'image/png' });
const noConnection: Publish = () => Promise.reject(new ApiError('network', 'new_post got no answer'));
const nobody = () => undefined;

test('words, files and their order, and all that goes with them, are there after a reload', async () => {
  const { openPage } = browser();
  const page = openPage();
  page.change({ text: 'Hello', audience: 'my-followers', allowsComments: false, pollAnswers: ['Tea', ''] });
  await page.addFiles([png('a.png'), png('b.png')]);
  page.moveFile(page.getState().draft.attachments[0]?.id ?? '', 1);

  const reloaded = openPage();
  await settled();

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
  await first.addFiles([png('a.png')]);

  second.followOtherTab('post_draft_1');
  await settled();

  expect(second.getState().draft.text).toBe('Hello');
  expect(second.getState().draft.attachments[0]?.file).toBeInstanceOf(Blob);
});

test('a file that the browser lost is named, and does not hold the post up', async () => {
  const { openPage, bytes } = browser();
  await openPage().addFiles([png('a.png')]);
  bytes.clear();

  const reloaded = openPage();
  await settled();

  expect(reloaded.getState().draft.attachments).toEqual([]);
  expect(reloaded.getState().refusals).toEqual(['a.png is no longer there. Attach it again.']);
});

test('a browser that keeps no files says so, and sends them all the same', async () => {
  const { openPage, files, sent } = browser();
  files.put = () => Promise.reject(new Error('the disk is full'));
  const page = openPage();
  await page.addFiles([png('a.png')]);

  expect(page.getState().refusals).toEqual(['This browser cannot keep files: they are gone when you leave the page.']);
  await page.send(nobody);
  expect(sent[0]?.uploads).toHaveLength(1);
});

test('a published post leaves nothing behind', async () => {
  const { openPage, bytes } = browser();
  const page = openPage();
  page.change({ text: 'Hello' });
  await page.addFiles([png('a.png')]);
  const onPublished = jest.fn();

  await page.send(onPublished);
  await settled();

  expect(onPublished).toHaveBeenCalledWith(null);
  expect(page.getState()).toMatchObject({ outbox: [], draft: { text: '', attachments: [] } });
  expect(bytes.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test('what could not be sent is kept with the reason, over a reload too, and goes out whole when it is retried', async () => {
  const { openPage, answerWith, sent } = browser();
  answerWith(noConnection);
  const page = openPage();
  page.change({ text: 'Hello' });
  await page.addFiles([png('a.png')]);
  await page.send(nobody);
  expect(page.getState().outbox[0]?.status).toMatchObject({ kind: 'not-sent', reason: expect.stringContaining('no connection') });

  const reloaded = openPage();
  await settled();
  answerWith(() => Promise.resolve(null));
  await reloaded.retry(reloaded.getState().outbox[0]?.id ?? '', nobody);

  expect(sent.map(({ text, uploads }) => [text, uploads.length])).toEqual([
    ['Hello', 1],
    ['Hello', 1],
  ]);
  expect(reloaded.getState().outbox).toEqual([]);
});

test('a page that closes while it sends leaves the post behind, and says that it may be there', () => {
  const { openPage, answerWith } = browser();
  answerWith(() => new Promise(() => undefined));
  const page = openPage();
  page.change({ text: 'Hello' });
  void page.send(nobody);

  expect(openPage().getState().outbox[0]).toMatchObject({
    draft: { text: 'Hello' },
    status: { kind: 'not-sent', reason: expect.stringContaining('See whether the post is there') },
  });
});

test('a lost answer says that the post may be there; a refusal says why it is not', async () => {
  const { openPage, answerWith } = browser();
  const reasonAfter = async (error: ApiError) => {
    answerWith(() => Promise.reject(error));
    const page = openPage();
    page.change({ text: 'Hello' });
    await page.send(nobody);
    return page.getState().outbox.at(-1)?.status;
  };

  expect(await reasonAfter(new ApiError('timeout', 'late'))).toMatchObject({ reason: expect.stringContaining('may be there') });
  expect(await reasonAfter(new ApiError('refused', 'no', { memberText: 'a.png is too large' }))).toMatchObject({
    reason: 'a.png is too large',
  });
});

test('stopping an upload keeps the post', async () => {
  const { openPage, answerWith } = browser();
  answerWith(
    (_post, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted', 'given up')))),
  );
  const page = openPage();
  page.change({ text: 'Hello' });
  const sending = page.send(nobody);

  page.stop(page.getState().outbox[0]?.id ?? '');
  await sending;

  expect(page.getState().outbox[0]).toMatchObject({ draft: { text: 'Hello' }, status: { kind: 'not-sent', reason: 'You stopped it.' } });
});

test('editing a post that was not sent sets aside what stands in the box: neither is lost', async () => {
  const { openPage, answerWith } = browser();
  answerWith(noConnection);
  const page = openPage();
  page.change({ text: 'First' });
  await page.send(nobody);
  page.change({ text: 'Second' });

  page.edit(page.getState().outbox[0]?.id ?? '');

  expect(page.getState().draft.text).toBe('First');
  expect(page.getState().outbox.map(({ draft }) => draft.text)).toEqual(['Second']);
});

test('a post that was thrown away comes back whole', async () => {
  const { openPage, answerWith, bytes } = browser();
  answerWith(noConnection);
  const page = openPage();
  await page.addFiles([png('a.png')]);
  await page.send(nobody);
  const id = page.getState().outbox[0]?.id ?? '';

  page.discard(id)?.undo();
  expect(page.getState().outbox).toHaveLength(1);
  expect(bytes.size).toBe(1);

  page.discard(id)?.confirm();
  await settled();
  expect(page.getState().outbox).toEqual([]);
  expect(bytes.size).toBe(0);
});

test('an empty draft and half a poll are not sent', async () => {
  const { openPage, sent } = browser();
  const page = openPage();
  page.change({ text: '  \n ' });
  await page.send(nobody);
  page.change({ text: 'Tea?', pollAnswers: ['Yes', ' '] });
  await page.send(nobody);

  expect(sent).toEqual([]);
});

test('a stored draft that has its comments turned off retains that', () => {
  localStorage.setItem('post_draft_1', JSON.stringify({ text: 'Hello', takesComments: false }));
  localStorage.setItem('post_draft_2', JSON.stringify({ text: 'Hello', takesComments: true }));

  const storage = createMemberStorage({ open: () => localStorage });
  const read = (member: string) => createDraftStorage(storage, member).readDraft().allowsComments;

  expect([read('1'), read('2')]).toEqual([false, true]);
});

test('junk in the storage is no draft', () => {
  localStorage.setItem('post_draft_1', '{"text":');
  localStorage.setItem('unsent_posts_1', '[{"id":""},7]');

  const { draft, outbox } = browser().openPage().getState();

  expect(draft.text).toBe('');
  expect(outbox).toEqual([]);
});

test('a picture that was cut takes the place of the one before it, also after a reload', async () => {
  const { openPage, bytes } = browser();
  const page = openPage();
  await page.addFiles([png('a.png'), png('b.png')]);
  const first = page.getState().draft.attachments[0]?.id ?? '';

  await page.replaceFile(first, new File(['cut'], 'a.png', { type: 'image/png' }));

  expect(page.getState().draft.attachments.map(({ name, file }) => [name, file?.size])).toEqual([
    ['a.png', 3],
    ['b.png', 3],
  ]);
  expect(bytes.has(first)).toBe(false);
  const again = openPage();
  await settled();
  expect(again.getState().draft.attachments.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});
