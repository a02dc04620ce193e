import { render, screen } from '@testing-library/react';
import { Drawer } from './drawer';

afterEach(() => {
  document.documentElement.dir = '';
});

it.each([
  ['ltr', 'start', 'left'],
  ['ltr', 'end', 'right'],
  ['rtl', 'start', 'right'],
  ['rtl', 'end', 'left'],
] as const)('a page that is read %s has its drawer at the %s on the %s', (dir, side, expected) => {
  document.documentElement.dir = dir;
  render(
    <Drawer label="Menu" side={side} isOpen onClose={() => undefined}>
      Saved Posts
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  expect(screen.getByRole('presentation').className).toMatch(new RegExp(`anchor${expected}`, 'i'));
});
