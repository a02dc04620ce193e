import { fireEvent, render, screen } from '@testing-library/react';
import { createPasteHandler } from './create-paste-handler';
import { refuseStrayDrops } from './refuse-stray-drops';
import { useFileDrop } from './use-file-drop';

const png = new File(['x'], 'cat one.png', { type: 'image/png' });

function clipboard(texts: Record<string, string>, files: readonly File[] = [png]): DataTransfer {
  return { files, types: [...Object.keys(texts), 'Files'], getData: (type: string) => texts[type] ?? '' } as unknown as DataTransfer;
}

/** What browsers hand over, by what was copied. */
const pastes: [string, 'files' | 'text', DataTransfer][] = [
  ['a screenshot', 'files', clipboard({})],
  ['a file of the Finder, with its name', 'files', clipboard({ 'text/plain': 'cat one.png' })],
  [
    'a file of Nautilus, with its path',
    'files',
    clipboard({ 'text/plain': '/home/asha/cat one.png', 'text/uri-list': 'file:///home/asha/cat%20one.png' }),
  ],
  [
    'a file of KDE, with addresses and a line break',
    'files',
    clipboard({ 'text/plain': 'file:///home/asha/cat%20one.png\r\n', 'text/uri-list': 'file:///home/asha/cat%20one.png' }),
  ],
  ['a file of the Explorer, with its path', 'files', clipboard({ 'text/plain': 'C:\\Pictures\\cat one.png' })],
  [
    'two files with both names',
    'files',
    clipboard({ 'text/plain': 'cat one.png\ndog.png' }, [png, new File(['y'], 'dog.png', { type: 'image/png' })]),
  ],
  ['a picture of a page', 'files', clipboard({ 'text/html': '<img src="https://a.example/cat.png">' })],
  [
    'a picture of a page, with its address',
    'files',
    clipboard({ 'text/html': '<img src="https://a.example/cat.png">', 'text/plain': 'https://a.example/cat.png' }),
  ],
  ['cells of a spreadsheet', 'text', clipboard({ 'text/html': '<table></table>', 'text/plain': 'a\tb' })],
  ['a paragraph of a word processor', 'text', clipboard({ 'text/html': '<p>Hello</p>', 'text/rtf': '{\\rtf1}', 'text/plain': 'Hello' })],
  ['a text without a picture', 'text', clipboard({ 'text/plain': 'Hello' }, [])],
];

test.each(pastes)('paste of %s gives %s', (_copied, expected, clipboardData) => {
  const added: File[][] = [];
  const event = { clipboardData, defaultPrevented: false, preventDefault: jest.fn() };
  createPasteHandler((files) => added.push([...files]))(event);
  expect(added).toEqual(expected === 'files' ? [[...clipboardData.files]] : []);
  expect(event.preventDefault).toHaveBeenCalledTimes(expected === 'files' ? 1 : 0);
});

function Target({ name, taken, acceptsPaste = false }: { name: string; taken: string[]; acceptsPaste?: boolean }) {
  const isDragOver = useFileDrop((files) => taken.push(...files.map((file) => `${name}: ${file.name}`)), { acceptsPaste });
  return <p>{`${name} ${isDragOver ? 'is ready' : 'waits'}`}</p>;
}

describe('a drop of files', () => {
  let undo: () => void;
  beforeEach(() => {
    undo = refuseStrayDrops(window);
  });
  afterEach(() => undo());

  const dataTransfer = () => ({ files: [png], types: ['Files'], dropEffect: 'copy' });
  /** Returns whether the browser would open the file in place of the page. */
  function drop(target: Element = document.body): boolean {
    const over = dataTransfer();
    fireEvent.dragEnter(target, { dataTransfer: over });
    fireEvent.dragOver(target, { dataTransfer: over });
    return fireEvent.drop(target, { dataTransfer: dataTransfer() });
  }

  test('that nothing takes leaves the page as it is; one on a file input, or of a text, is left to the browser', () => {
    render(
      <>
        <textarea />
        <input type="file" />
      </>,
    );
    expect([drop(), drop(screen.getByRole('textbox'))]).toEqual([false, false]);
    expect(drop(document.querySelector('input') as HTMLInputElement)).toBe(true);
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true);
  });

  test('goes to the form in front alone, and to the one behind when that is closed', () => {
    const taken: string[] = [];
    const { rerender } = render(
      <>
        <Target name="post" taken={taken} />
        <Target name="story" taken={taken} />
      </>,
    );
    fireEvent.dragEnter(document.body, { dataTransfer: dataTransfer() });
    expect([screen.queryByText('post waits'), screen.queryByText('story is ready')].includes(null)).toBe(false);
    expect(drop()).toBe(false);
    expect(taken).toEqual(['story: cat one.png']);
    rerender(
      <>
        <Target name="post" taken={taken} />
      </>,
    );
    drop();
    expect(taken).toEqual(['story: cat one.png', 'post: cat one.png']);
  });

  test('that an element took is not taken twice', () => {
    const taken: string[] = [];
    render(
      <>
        <Target name="post" taken={taken} />
        <button onDrop={(event) => (event.preventDefault(), taken.push('cover'))} />
      </>,
    );
    drop(screen.getByRole('button'));
    expect(taken).toEqual(['cover']);
  });

  test('shows that it can be taken', () => {
    render(<Target name="post" taken={[]} />);
    const over = { ...dataTransfer(), dropEffect: 'none' };
    fireEvent.dragOver(document.body, { dataTransfer: over });
    expect(over.dropEffect).toBe('copy');
  });
});

test('a paste anywhere on the page goes to the form in front alone', () => {
  const taken: string[] = [];
  render(
    <>
      <Target name="post" taken={taken} acceptsPaste />
      <Target name="album" taken={taken} acceptsPaste />
    </>,
  );
  fireEvent.paste(document.body, { clipboardData: clipboard({}) });
  expect(taken).toEqual(['album: cat one.png']);
});
