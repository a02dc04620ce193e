import { ApiError, type PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { memoryFileStore } from '@social/data/testing/memory-file-store';
import { createAlbumFormStore, type PublishAlbum } from './album-form-store';

const album = { id: '7', name: 'Lake' } as Album;
const photo = (name: string, sizeBytes = 10) => new File(['x'.repeat(sizeBytes)], name, { type: 'image/jpeg' });
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(publish: PublishAlbum = () => Promise.resolve({ album, refusedFiles: [] }), files = memoryFileStore()) {
  const open = () => createAlbumFormStore('1' as PersonId, publish, files);
  return { form: open(), files, openAgain: open };
}

const namesIn = (form: ReturnType<typeof setUp>['form']) => form.getState().files.files.map(({ name }) => name);

test('three of forty files that cannot be in an album are omitted by name, and the others stay', async () => {
  const { form } = setUp();
  const files = Array.from({ length: 37 }, (_, index) => photo(`${index}.jpg`));
  form.addFiles([
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    ...files,
    photo('empty.jpg', 0),
    new File(['x'], 'a.bmp', { type: 'image/bmp' }),
  ]);

  expect(namesIn(form)).toHaveLength(37);
  expect(form.getState().omitted).toEqual([
    '“notes.txt” was left out: only photos and videos can be in an album.',
    '“empty.jpg” was left out: it is empty.',
    '“a.bmp” was left out: photos can be JPEG, PNG, GIF, WebP, AVIF or TIFF.',
  ]);
});

test('a file that is too large, one too many, and one that was chosen before are omitted with the reason', async () => {
  const { form } = setUp();
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 14.2 * 1024 * 1024 });
  form.addFiles([large, photo('a.jpg'), photo('a.jpg')]);
  expect(form.getState().omitted).toEqual([
    '“large.png” was left out: it has 14.2 MB, and a photo may have 12 MB.',
    '“a.jpg” was left out: it was chosen before.',
  ]);

  form.addFiles(Array.from({ length: 100 }, (_, index) => photo(`${index}.jpg`)));
  expect(namesIn(form)).toHaveLength(100);
  expect(form.getState().omitted).toEqual(['“99.jpg” was left out: up to 100 files can be sent at once.']);
});

test('name, files and their order outlive the page', async () => {
  const { form, openAgain } = setUp();
  form.changeName('Lake');
  form.addFiles([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  const [first] = form.getState().files.files;
  form.moveFile(first?.id ?? '', 2);

  const later = openAgain();
  await settle();

  expect(later.getState().name).toBe('Lake');
  expect(later.getState().files.files.map(({ name, file }) => [name, file?.size])).toEqual([
    ['b.jpg', 10],
    ['c.jpg', 10],
    ['a.jpg', 10],
  ]);
});

test('a browser that stores no files says so, and the album holds them all the same', async () => {
  const { form } = setUp(undefined, { ...memoryFileStore(), put: () => Promise.resolve(false) });
  form.addFiles([photo('a.jpg')]);
  await settle();
  expect(form.getState().omitted).toEqual(['This browser cannot keep files: they are gone when you leave the page.']);
  expect(namesIn(form)).toEqual(['a.jpg']);
});

test('a file that the browser has lost is named', async () => {
  const { form } = setUp();
  form.addFiles([photo('a.jpg')]);
  const { form: later } = setUp(undefined, memoryFileStore());
  await settle();
  expect(namesIn(later)).toEqual([]);
  expect(later.getState().omitted).toEqual(['“a.jpg” is no longer there. Choose it again.']);
});

test('publishing sends the files in their order, and then clears name and files', async () => {
  const publish = jest.fn<ReturnType<PublishAlbum>, Parameters<PublishAlbum>>(() => Promise.resolve({ album, refusedFiles: [] }));
  const { form, files, openAgain } = setUp(publish);
  form.changeName('  Lake ');
  form.addFiles([photo('a.jpg'), photo('b.jpg')]);

  await expect(form.publish()).resolves.toMatchObject({ album });

  expect(publish.mock.calls[0]?.[0]).toMatchObject({ name: 'Lake', files: [{ name: 'a.jpg' }, { name: 'b.jpg' }] });
  expect(form.getState()).toMatchObject({ name: '', files: { files: [] }, sending: { kind: 'idle' } });
  expect(openAgain().getState()).toMatchObject({ name: '', files: { files: [], isReading: false } });
  expect(files.content.size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test.each([
  [new ApiError('refused', 'no', { memberText: 'No room' }), 'Failed to create album: No room'],
  [new ApiError('refused', 'no'), 'Failed to create album: Unknown error'],
  [new ApiError('network', 'gone'), 'Error creating album. Please try again.'],
])('a failed request reports its reason and keeps the draft', async (error, title) => {
  const { form, openAgain } = setUp(() => Promise.reject(error));
  form.changeName('Lake');
  form.addFiles([photo('a.jpg')]);

  await expect(form.publish()).resolves.toBeNull();

  expect(form.getState().sending).toMatchObject({ kind: 'failed', message: { title } });
  const later = openAgain();
  await settle();
  expect([later.getState().name, namesIn(later)]).toEqual(['Lake', ['a.jpg']]);
});

test('an upload reports its progress, and can be stopped', async () => {
  const publish: PublishAlbum = (_album, { signal, onUploadProgress }) =>
    new Promise((_resolve, reject) => {
      onUploadProgress({ sentBytes: 5, totalBytes: 10 });
      signal.addEventListener('abort', () => reject(new ApiError('aborted', 'given up')));
    });
  const { form } = setUp(publish);
  form.changeName('Lake');
  form.addFiles([photo('a.jpg')]);

  const published = form.publish();
  expect(form.getState().sending).toEqual({ kind: 'sending', sentBytes: 5 });
  form.stop();

  await expect(published).resolves.toBeNull();
  expect(form.getState().sending).toMatchObject({ message: { title: 'You stopped it.' } });
  expect(namesIn(form)).toEqual(['a.jpg']);
});
