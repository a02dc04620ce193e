import type { PersonId } from '@social/api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { memoryFileStore } from '../testing/memory-file-store';
import { createDraftFiles, type DraftFilesOptions } from './draft-files';
import { useDraftFile } from './use-draft-file';
import { useDraftFiles } from './use-draft-files';

const png = (name: string, content = name) => new File([content], name, { type: 'image/png' });
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const KEY = 'draft_1_box_files';

/** A browser: what it stores outlives its pages. */
function browser(store = memoryFileStore()) {
  async function open(options: Partial<DraftFilesOptions> = {}) {
    const files = createDraftFiles({ key: KEY, store, ...options });
    const names = () => files.getState().files.map(({ name }) => name);
    const find = (name: string) => files.getState().files.find((file) => file.name === name)?.id ?? '';
    await settle();
    return { ...files, names, find };
  }
  return { store, open };
}

test('files are there after a reload, in their order, by name and type', async () => {
  const { open } = browser();
  const page = await open();
  page.add([png('a.png'), png('b.png'), png('c.png')]);
  page.move(page.find('a.png'), 2);
  page.remove(page.find('b.png'));

  const reloaded = await open();
  expect(reloaded.names()).toEqual(['c.png', 'a.png']);
  expect(reloaded.getState()).toMatchObject({ isReading: false, isSafe: true });
  expect(reloaded.getState().files[0]?.file).toMatchObject({ name: 'c.png', type: 'image/png' });
});

test('a moved file stays within the list', async () => {
  const page = await browser().open();
  page.add([png('a.png'), png('b.png')]);
  page.move(page.find('b.png'), 5);
  page.move(page.find('b.png'), -5);
  page.move('unknown', 1);
  expect(page.names()).toEqual(['b.png', 'a.png']);
});

test('a replaced file has its position, and the old bytes are removed', async () => {
  const { open, store } = browser();
  const page = await open();
  page.add([png('a.png'), png('b.png')]);
  const replaced = page.find('a.png');
  page.replace(replaced, png('a.png', 'cropped'));
  await settle();
  expect(page.getState().files.map(({ name, file }) => [name, file.size])).toEqual([
    ['a.png', 7],
    ['b.png', 5],
  ]);
  expect([store.content.has(replaced), store.content.size]).toEqual([false, 2]);
  expect((await open()).names()).toEqual(['a.png', 'b.png']);
});

test('a file that is being written to the database is reported until it is stored', async () => {
  const page = await browser().open();
  page.add([png('a.png')]);
  expect(page.getState().isWriting).toBe(true);
  await settle();
  expect(page.getState().isWriting).toBe(false);
});

test('a file that is added while others are being read joins them', async () => {
  const { store, open } = browser();
  (await open()).add([png('a.png')]);
  const page = createDraftFiles({ key: KEY, store });
  expect(page.getState()).toMatchObject({ isReading: true, files: [] });
  page.add([png('b.png')]);
  await settle();
  expect((await open()).names()).toEqual(['a.png', 'b.png']);
});

test('a file that the browser has lost is named and no longer listed', async () => {
  const { store, open } = browser();
  (await open()).add([png('a.png'), png('b.png')]);
  await settle();
  store.remove([...store.content.keys()].slice(0, 1));
  const onLost = jest.fn();

  const page = await open({ onLost });
  expect([onLost.mock.calls, page.names()]).toEqual([[['a.png']], ['b.png']]);
  await open({ onLost });
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('a browser that stores no files is reported, until the list is empty', async () => {
  const store = { ...memoryFileStore(), put: () => Promise.resolve(false) };
  const onUnsafe = jest.fn();
  const page = await browser(store).open({ onUnsafe });
  page.add([png('a.png')]);
  await settle();
  expect([onUnsafe.mock.calls.length, page.getState().isSafe, page.names()]).toEqual([1, false, ['a.png']]);
  page.clear();
  expect(page.getState().isSafe).toBe(true);
});

test('cleared files are removed from the database, released ones are not, and a list can be reset to them', async () => {
  const { store, open } = browser();
  const page = await open();
  page.add([png('a.png')]);
  const released = page.getState().files;
  page.release();
  expect([page.names(), localStorage.length, store.content.size]).toEqual([[], 0, 1]);
  page.reset(released);
  await settle();
  expect([page.names(), (await open()).names()]).toEqual([['a.png'], ['a.png']]);
  page.clear();
  expect([localStorage.length, store.content.size]).toEqual([0, 0]);
});

test.each(['{"id":', '{}', '[{"id":""},7]'])('junk in the storage lists no files: %s', async (junk) => {
  localStorage.setItem(KEY, junk);
  expect((await browser().open()).names()).toEqual([]);
});

function useCover(memberId: PersonId) {
  return useDraftFile(memberId, 'cover');
}

describe('in a component', () => {
  test('files follow another tab', async () => {
    const { result } = renderHook(() => useDraftFiles('1' as PersonId, 'box'));
    act(() => result.current.add([png('a.png')]));
    const other = renderHook(() => useDraftFiles('1' as PersonId, 'box')).result;
    await settle();
    expect(other.current.files).toHaveLength(1);

    act(() => result.current.clear());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(other.current.files).toEqual([]);
  });

  test('a single file is replaced, removed, and restored after a remount, only for its member', async () => {
    const use = (memberId: string) => renderHook(useCover, { initialProps: memberId as PersonId }).result;
    const first = use('1');
    act(() => first.current.change(png('a.png')));
    act(() => first.current.change(png('b.png')));
    const [again, another] = [use('1'), use('2')];
    await waitFor(() => expect(again.current.chosen?.name).toBe('b.png'));
    expect(another.current.chosen).toBeNull();
    act(() => again.current.change(null));
    expect(again.current.chosen).toBeNull();
  });
});
