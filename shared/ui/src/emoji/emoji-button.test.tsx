import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderInTheme } from '../testing/render-in-theme';
import { emojiGroups, inSkinTone } from './emoji-catalogue';
import { EmojiButton } from './emoji-button';

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('Good morning');
  return (
    <>
      <textarea ref={field} aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
      <EmojiButton field={field} />
    </>
  );
}

const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const findSearch = () => screen.findByRole('searchbox', { name: 'Search emoji' });

async function openPicker(caret = 12) {
  const user = userEvent.setup();
  renderInTheme(<Field />);
  getField().setSelectionRange(caret, caret);
  await user.click(screen.getByRole('button', { name: 'Emoji' }));
  await findSearch();
  return user;
}

beforeEach(() => localStorage.clear());

test('an emoji that is found by name goes to the caret, which stands behind it', async () => {
  const user = await openPicker(4);
  await user.keyboard('waving hand{Enter}');

  expect(getField().value).toBe('Good👋 morning');
  expect(screen.queryByRole('dialog', { name: 'Emoji' })).toBeNull();
  expect(document.activeElement).toBe(getField());
  await user.keyboard('!');
  expect(getField().value).toBe('Good👋! morning');
});

test('keys lead from the search to an emoji, and Shift leaves the picker open for more', async () => {
  const user = await openPicker();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('option', { name: 'grinning face with big eyes' }));
  await user.keyboard('{Shift>}{Enter}{/Shift}{Escape}');

  expect(getField().value).toBe('Good morning😃');
  expect(document.activeElement).toBe(getField());
});

test('what was used last is offered first the next time, in the chosen skin tone', async () => {
  const user = await openPicker();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Skin tone' }), 'dark');
  await user.click(screen.getByRole('tab', { name: 'People' }));
  await user.click(screen.getByRole('option', { name: 'thumbs up' }));
  expect(getField().value).toBe('Good morning👍🏿');

  await user.click(screen.getByRole('button', { name: 'Emoji' }));
  const recent = await screen.findByRole('listbox', { name: 'Recently used' });
  expect(within(recent).getByRole('option', { name: 'thumbs up' }).textContent).toBe('👍🏿');
});

test('a name that no emoji has is reported', async () => {
  const user = await openPicker();
  await user.type(await findSearch(), 'no such thing');
  expect(screen.getByText('No emoji has this name.')).toBeTruthy();
});

test('Escape changes nothing and leads back to the button', async () => {
  const user = await openPicker();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Emoji' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Emoji' }));
  expect(getField().value).toBe('Good morning');
});

test('each emoji is listed once, and a tone replaces the sign for colours', () => {
  const all = emojiGroups.flatMap(({ emojis }) => emojis);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(inSkinTone({ text: '✌️', name: 'victory hand', keywords: '', hasSkinTones: true }, 'medium')).toBe('✌🏽');
});
