import { memoryFileStore } from '@social/data/testing/memory-file-store';
import { composerBrowser, png, settle } from '../../testing/composer-browser';

test('text, files, their order and all options are there after a reload', async () => {
  const { openPage } = composerBrowser();
  const page = openPage();
  page.change({ text: 'Hello', audience: 'my-followers', allowsComments: false, poll: { answers: ['Tea', ''], hours: 24 } });
  page.addFiles([png('a.png'), png('b.png')]);
  page.moveFile(page.getState().draft.attachments[0]?.id ?? '', 1);

  const reloaded = openPage();
  await settle();

  const { draft } = reloaded.getState();
  expect(draft).toMatchObject({
    text: 'Hello',
    audience: 'my-followers',
    allowsComments: false,
    poll: { answers: ['Tea', ''], hours: 24 },
  });
  expect(draft.attachments.map(({ name, file }) => [name, file instanceof Blob])).toEqual([
    ['b.png', true],
    ['a.png', true],
  ]);
});

test('a second tab follows what is written in the first', async () => {
  const { openPage } = composerBrowser();
  const [first, second] = [openPage(), openPage()];
  first.change({ text: 'Hello' });
  first.addFiles([png('a.png')]);

  second.followOtherTab(null);
  await settle();

  expect(second.getState().draft.text).toBe('Hello');
  expect(second.getState().draft.attachments[0]?.file).toBeInstanceOf(Blob);
});

test('a file that the browser lost is named, and the post can be sent without it', async () => {
  const { openPage, files } = composerBrowser();
  openPage().addFiles([png('a.png')]);
  files.content.clear();

  const reloaded = openPage();
  await settle();

  expect(reloaded.getState().draft.attachments).toEqual([]);
  expect(reloaded.getState().refusals).toEqual(['a.png is no longer there. Attach it again.']);
});

test('a browser that stores no files says so, and the files are sent all the same', async () => {
  const files = memoryFileStore();
  const { openPage, sent } = composerBrowser({ ...files, put: (id, file) => files.put(id, file).then(() => false) });
  const page = openPage();
  page.addFiles([png('a.png')]);
  await settle();

  expect(page.getState().refusals).toEqual(['This browser cannot keep files: they are gone when you leave the page.']);
  await page.send();
  expect(sent[0]?.uploads).toHaveLength(1);
});

test('a published post leaves nothing in the storage', async () => {
  const { openPage, files } = composerBrowser();
  const page = openPage();
  page.change({ text: 'Hello' });
  page.addFiles([png('a.png')]);
  const onPublished = jest.fn();

  page.setOnPublished(onPublished);
  await page.send();
  await settle();

  expect(onPublished).toHaveBeenCalledWith(null, 1);
  expect(page.getState().draft).toMatchObject({ text: '', attachments: [] });
  expect(page.outbox.getItems()).toEqual([]);
  expect(files.content.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test('an empty draft and half a poll are not sent', async () => {
  const { openPage, sent } = composerBrowser();
  const page = openPage();
  page.change({ text: '  \n ' });
  await page.send();
  page.change({ text: 'Tea?', poll: { answers: ['Yes', ' '], hours: null } });
  await page.send();

  expect(sent).toEqual([]);
});

test('a stored draft with comments turned off retains that', () => {
  localStorage.setItem('draft_1_post', JSON.stringify({ text: 'Hello', allowsComments: false }));
  const { openPage } = composerBrowser();
  expect(openPage().getState().draft.allowsComments).toBe(false);
});

test('junk in the storage is no draft and no post', () => {
  localStorage.setItem('draft_1_post', '{"text":');
  localStorage.setItem('outbox_posts_1', '[{"id":""},7]');

  const page = composerBrowser().openPage();

  expect(page.getState().draft.text).toBe('');
  expect(page.outbox.getItems()).toEqual([]);
});

test('a cropped picture replaces the original, also after a reload', async () => {
  const { openPage, files } = composerBrowser();
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
