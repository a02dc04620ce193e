import { act, render, screen } from '@testing-library/react';
import { getPageStore } from '../page-store';
import { createHiddenIds, useHiddenIds } from './hidden-ids';

let leave = () => {};
const scope = { getMemberId: () => null, onMemberLeave: (listener: () => void) => ((leave = listener), () => {}) };

test('lists omit a hidden thing until it is restored or its member leaves', () => {
  const hidden = createHiddenIds<string>(scope);
  function Hidden() {
    return <p>{[...useHiddenIds(hidden)].join(', ') || 'none'}</p>;
  }
  render(<Hidden />);
  const shown = () => screen.getByRole('paragraph').textContent;

  act(() => (hidden.hide('5'), hidden.hide('6')));
  expect(shown()).toBe('5, 6');
  act(() => hidden.restore('5'));
  expect(shown()).toBe('6');
  act(() => leave());
  expect(shown()).toBe('none');
});

test('a second release of a remote finds the store that the first one made', () => {
  const first = getPageStore('posts', () => createHiddenIds<string>(scope));
  expect(getPageStore('posts', () => createHiddenIds<string>(scope))).toBe(first);
  expect(getPageStore('stories', () => createHiddenIds<string>(scope))).not.toBe(first);
});
