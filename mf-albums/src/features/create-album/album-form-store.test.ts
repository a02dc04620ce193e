import { ApiError } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { createMemberStorage } from '@social/data';
import { type FileStore } from '@social/session';
import { createAlbumDraftStorage } from './album-draft-storage';
import { createAlbumFormStore, type Publish } from './album-form-store';

const album = { id: '7', name: 'Lake' } as Album;
const photo = (name: string, sizeBytes = 10) => new File(['x'.repeat(sizeBytes)], name, { type: 'image/jpeg' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Files as the browser's database would keep them: they outlive a form. */
function memoryFiles(): FileStore {
  const kept = new Map<string, Blob>();
  return {
    put: async (id, file) => void kept.set(id, file),
    get: async (id) => kept.get(id) ?? null,
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
  };
}

function setUp(publish: Publish = async () => ({ album, refusedFiles: [] }), files = memoryFiles()) {
  let number = 0;
  const storage = createAlbumDraftStorage(createMemberStorage({ open: () => localStorage }), '1');
  const open = () => createAlbumFormStore({ publish, storage, files, newId: () => `file-${Date.now()}-${++number}` });
  return { form: open(), openAgain: open };
}

const namesIn = (form: ReturnType<typeof setUp>['form']) => form.getState().draft.files.map(({ name }) => name);

test('of forty files the three that cannot be in an album are left out by name, and the others stay', async () => {
  const { form } = setUp();
  const files = Array.from({ length: 37 }, (_, index) => photo(`${index}.jpg`));
  await form.addFiles([
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    ...files,
    photo('empty.jpg', 0),
    new File(['x'], 'a.bmp', { type: 'image/bmp' }),
  ]);

  expect(namesIn(form)).toHaveLength(37);
  expect(form.getState().leftOut).toEqual([
    '“notes.txt” was left out: only photos and videos can be in an album.',
    '“empty.jpg” was left out: it is empty.',
    '“a.bmp” was left out: photos can be JPEG, PNG, GIF, WebP, AVIF or TIFF.',
  ]);
});

test('a file that is too large, one too many, and one that is there already are told too', async () => {
  const { form } = setUp();
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: 14.2 * 1024 * 1024 });
  await form.addFiles([large, photo('a.jpg'), photo('a.jpg')]);
  expect(form.getState().leftOut).toEqual([
    '“large.jpg” was left out: it has 14.2 MB, and a photo may have 12 MB.',
    '“a.jpg” was left out: it was chosen before.',
  ]);

  await form.addFiles(Array.from({ length: 100 }, (_, index) => photo(`${index}.jpg`)));
  expect(namesIn(form)).toHaveLength(100);
  expect(form.getState().leftOut).toEqual(['“99.jpg” was left out: a new album takes up to 100 files.']);
});

test('name, files and their order outlive the page', async () => {
  const { form, openAgain } = setUp();
  form.changeName('Lake');
  await form.addFiles([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  const [first] = form.getState().draft.files;
  form.moveFile(first?.id ?? '', 2);

  const later = openAgain();
  await settled();

  expect(later.getState().draft.name).toBe('Lake');
  expect(later.getState().draft.files.map(({ name, file }) => [name, file?.size])).toEqual([
    ['b.jpg', 10],
    ['c.jpg', 10],
    ['a.jpg', 10],
  ]);
});

test('a file that the browser has lost is named', async () => {
  const { form } = setUp();
  await form.addFiles([photo('a.jpg')]);
  const { form: later } = setUp(undefined, memoryFiles());
  await settled();
  expect(namesIn(later)).toEqual([]);
  expect(later.getState().leftOut).toEqual(['“a.jpg” is no longer there. Choose it again.']);
});

test('publishing sends the files in their order, and then clears name and files for good', async () => {
  const publish = jest.fn<ReturnType<Publish>, Parameters<Publish>>(async () => ({ album, refusedFiles: [] }));
  const { form, openAgain } = setUp(publish);
  form.changeName('  Lake ');
  await form.addFiles([photo('a.jpg'), photo('b.jpg')]);

  await expect(form.publish()).resolves.toMatchObject({ album });

  expect(publish.mock.calls[0]?.[0]).toMatchObject({ name: 'Lake', files: [{ name: 'a.jpg' }, { name: 'b.jpg' }] });
  expect(form.getState()).toMatchObject({ draft: { name: '', files: [] }, sending: { kind: 'resting' } });
  expect(openAgain().getState().draft).toEqual({ name: '', files: [] });
});

test.each([
  [new ApiError('refused', 'no', { memberText: 'No room' }), 'Failed to create album: No room'],
  [new ApiError('refused', 'no'), 'Failed to create album: Unknown error'],
  [new ApiError('network', 'gone'), 'Error creating album. Please try again.'],
])('a failed request reports its reason and keeps the draft', async (error, title) => {
  const { form, openAgain } = setUp(() => Promise.reject(error));
  form.changeName('Lake');
  await form.addFiles([photo('a.jpg')]);

  await expect(form.publish()).resolves.toBeNull();

  expect(form.getState().sending).toMatchObject({ kind: 'failed', message: { title } });
  expect(openAgain().getState().draft).toMatchObject({ name: 'Lake', files: [{ name: 'a.jpg' }] });
});

test('an upload tells how far it is, and can be stopped', async () => {
  const publish: Publish = (_album, { signal, onUploadProgress }) =>
    new Promise((_resolve, reject) => {
      onUploadProgress({ sentBytes: 5, totalBytes: 10 });
      signal.addEventListener('abort', () => reject(new ApiError('aborted', 'given up')));
    });
  const { form } = setUp(publish);
  form.changeName('Lake');
  await form.addFiles([photo('a.jpg')]);

  const published = form.publish();
  expect(form.getState().sending).toEqual({ kind: 'sending', sentBytes: 5 });
  form.stop();

  await expect(published).resolves.toBeNull();
  expect(form.getState().sending).toMatchObject({ message: { title: 'You stopped it.' } });
  expect(namesIn(form)).toEqual(['a.jpg']);
});
