import { fakeFileDatabase } from '../testing/fake-file-database';
import { createFileStore } from './file-store';

const picture = new Blob(['png'], { type: 'image/png' });

test('a browser without a database: a file lasts as long as the page, and is reported as unsafe', async () => {
  const files = createFileStore();
  expect(await files.put('a', picture)).toBe(false);
  expect(await files.get('a')).toEqual({ file: picture, isSafe: false });
  expect(await createFileStore().get('a')).toBeNull();
  files.remove(['a']);
  expect(await files.get('a')).toBeNull();
});

describe('in a browser that stores files', () => {
  beforeAll(fakeFileDatabase);

  test('a file outlives the page until it is removed', async () => {
    const files = createFileStore();
    expect(await files.put('a', picture)).toBe(true);

    const nextPage = createFileStore();
    expect(await nextPage.get('a')).toEqual({ file: picture, isSafe: true });
    nextPage.remove(['a']);
    await settle();
    expect(await createFileStore().get('a')).toBeNull();
  });

  test('a file that is removed while it is being written does not stay', async () => {
    const files = createFileStore();
    const written = files.put('b', picture);
    files.remove(['b']);
    await written;
    await settle();
    expect(await createFileStore().get('b')).toBeNull();
  });

  test('the browser asks before it ends the page while files are being written, and not before or after', async () => {
    const files = createFileStore();
    expect(asksToStay()).toBe(false);
    const written = [files.put('c', picture), files.put('d', picture)];
    expect(asksToStay()).toBe(true);
    await Promise.all(written);
    expect(asksToStay()).toBe(false);
  });
});

function asksToStay(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
