import { screen } from '@testing-library/react';
import { renderInTheme } from '../testing/render-in-theme';
import { PersonAvatar } from './person-avatar';

test.each([
  ['Asha Rao', 'AR'],
  ['asha', 'A'],
  ['  Ana  Maria de Souza ', 'AS'],
  ['😀 Smile', '😀S'],
  ['', ''],
  ['ليلى حسن', 'لح'],
])('without a picture the name %j shows %j', (name, initials) => {
  const { container } = renderInTheme(<PersonAvatar name={name} avatarUrl={null} />);
  expect(container.querySelector('[data-text]')?.getAttribute('data-text') ?? '').toBe(initials);
});

test('a person without picture and name shows a figure', () => {
  const { container, rerender } = renderInTheme(<PersonAvatar name="" avatarUrl={null} />);
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<PersonAvatar name="Asha Rao" avatarUrl={null} />);
  expect(container.querySelector('svg')).toBeNull();
});

test('the online status is labelled where it is given', () => {
  const { rerender } = renderInTheme(<PersonAvatar name="Asha Rao" avatarUrl={null} isOnline />);
  expect(screen.queryByRole('img', { name: 'online' })).not.toBeNull();
  rerender(<PersonAvatar name="Asha Rao" avatarUrl={null} isOnline={false} />);
  expect(screen.queryByRole('img', { name: 'online' })).toBeNull();
});
