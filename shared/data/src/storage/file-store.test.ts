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
});

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
