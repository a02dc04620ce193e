import { renderHook, waitFor } from '@testing-library/react';
import { act } from 'react';
import { fakeFileDatabase } from '@social/data/testing/fake-file-database';
import { signInAnew } from './testing/sign-in-anew';
import { useDraftFiles } from './use-draft-files';

const [one, two] = ['one.png', 'two.png'].map((name) => new File([name], name, { type: 'image/png' })) as [File, File];

/** What the box holds that a member comes back to. */
async function comeBack(name = 'box') {
  const { result, unmount } = renderHook(() => useDraftFiles(name));
  await waitFor(() => expect(result.current.isReading).toBe(false));
  return { result, unmount, names: () => result.current.files.map((file) => file.name) };
}

test('a browser that keeps no files says so, and forgets them', async () => {
  signInAnew();
  const { result, names, unmount } = await comeBack();
  act(() => result.current.add([one]));
  await waitFor(() => expect(result.current.isSafe).toBe(false));
  expect(names()).toEqual(['one.png']);
  unmount();
  expect((await comeBack()).names()).toEqual([]);
});

describe('in a browser that keeps files', () => {
  beforeAll(fakeFileDatabase);
  beforeEach(() => signInAnew());

  test('they come back in their order, by name and kind; what was sent does not', async () => {
    const first = await comeBack();
    act(() => first.result.current.add([one, two]));
    first.unmount();

    const second = await comeBack();
    expect(second.names()).toEqual(['one.png', 'two.png']);
    expect(second.result.current.files[0]?.type).toBe('image/png');
    expect(second.result.current.isSafe).toBe(true);
    act(() => second.result.current.remove(second.result.current.files.slice(0, 1)));
    second.unmount();
    expect((await comeBack()).names()).toEqual(['two.png']);
  });

  test('until they are kept, a page that ended would lose them', async () => {
    const { result, unmount } = await comeBack();
    act(() => result.current.add([one, two]));
    expect(result.current.isWriting).toBe(true);
    await waitFor(() => expect(result.current.isWriting).toBe(false));
    unmount();
    expect((await comeBack()).names()).toEqual(['one.png', 'two.png']);
  });

  test('what is added before the kept ones were read joins them', async () => {
    const first = await comeBack();
    act(() => first.result.current.add([one]));
    first.unmount();

    const { result, unmount } = renderHook(() => useDraftFiles('box'));
    expect(result.current).toMatchObject({ isReading: true, files: [] });
    act(() => result.current.add([two]));
    await waitFor(() => expect(result.current.isReading).toBe(false));
    unmount();
    expect((await comeBack()).names()).toEqual(['one.png', 'two.png']);
  });

  test('they are of one member and one box', async () => {
    const { result, unmount } = await comeBack();
    act(() => result.current.add([one]));
    unmount();
    expect((await comeBack('another box')).names()).toEqual([]);
    act(() => signInAnew('2'));
    expect((await comeBack()).names()).toEqual([]);
  });
});
