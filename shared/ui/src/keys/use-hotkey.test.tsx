import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCharacterKeysEnabled } from './character-keys';
import { useHotkey, useHotkeyList } from './use-hotkey';

function Key({ name, run, isEnabled }: { name: string; run: () => void; isEnabled?: boolean }) {
  useHotkey({ key: name, label: `Press ${name}`, group: 'Test', run, ...(isEnabled !== undefined && { isEnabled }) });
  return null;
}

const Help = () => (
  <p>
    {useHotkeyList()
      .map(({ label }) => label)
      .join(', ')}
  </p>
);

afterEach(() => setCharacterKeysEnabled(true));

test('a hotkey works with the focus anywhere, and is listed while it is registered', async () => {
  const run = jest.fn();
  const { rerender } = render(
    <>
      <Key name="j" run={run} />
      <Help />
    </>,
  );
  await userEvent.keyboard('j');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Press j')).not.toBeNull();

  rerender(
    <>
      <Key name="j" run={run} isEnabled={false} />
      <Help />
    </>,
  );
  await userEvent.keyboard('j');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Press j')).toBeNull();
});

test('in a text field a letter is typed, and a hotkey with Ctrl runs', async () => {
  const letter = jest.fn();
  const combination = jest.fn();
  render(
    <>
      <Key name="k" run={letter} />
      <Key name="Ctrl+k" run={combination} />
      <input aria-label="Text" />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'k');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('k');
  expect(letter).not.toHaveBeenCalled();

  await userEvent.keyboard('{Control>}k{/Control}');
  expect(combination).toHaveBeenCalledTimes(1);
  expect(letter).not.toHaveBeenCalled();
});

test('Enter on a button presses the button', () => {
  const open = jest.fn();
  render(
    <>
      <Key name="Enter" run={open} />
      <button>Save</button>
    </>,
  );
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  expect(open).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(open).toHaveBeenCalledTimes(1);
});

test('an open dialog turns the hotkeys of the page off', async () => {
  const run = jest.fn();
  render(
    <>
      <Key name="l" run={run} />
      <div role="dialog" aria-label="In front" />
    </>,
  );
  await userEvent.keyboard('l');
  expect(run).not.toHaveBeenCalled();
});

test('character keys can be disabled, and hotkeys with Ctrl stay', async () => {
  const letter = jest.fn();
  const combination = jest.fn();
  render(
    <>
      <Key name="c" run={letter} />
      <Key name="Ctrl+c" run={combination} />
    </>,
  );
  setCharacterKeysEnabled(false);
  await userEvent.keyboard('c{Control>}c{/Control}');
  expect(letter).not.toHaveBeenCalled();
  expect(combination).toHaveBeenCalledTimes(1);
});

test('of two hotkeys with the same key the later one runs', async () => {
  const first = jest.fn();
  const last = jest.fn();
  render(
    <>
      <Key name="." run={first} />
      <Key name="." run={last} />
    </>,
  );
  await userEvent.keyboard('.');
  expect(last).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});
