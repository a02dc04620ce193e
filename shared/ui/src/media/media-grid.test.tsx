import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInTheme } from '../testing/render-in-theme';
import { MediaGrid } from './media-grid';

const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ url: `https://host.example/${at}.jpg`, alt: '' }));

test.each([
  [0, 0, null],
  [1, 1, null],
  [2, 2, null],
  [3, 3, null],
  [4, 3, '+1'],
  [9, 3, '+6'],
])('%d photos show %d tiles and %s', (count, tileCount, more) => {
  renderInTheme(<MediaGrid photos={photos(count)} />);
  expect(screen.queryAllByRole('img')).toHaveLength(tileCount);
  expect(screen.queryByText(/^\+/)?.textContent ?? null).toBe(more);
});

test('each photo is named by its alternative text, or else by its number', () => {
  renderInTheme(<MediaGrid photos={[{ url: 'https://h/a.jpg', alt: 'A boat' }, ...photos(1)]} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['A boat', 'Photo 2 of 2']);
});

test('a tile opens its photo', async () => {
  const onOpen = jest.fn();
  renderInTheme(<MediaGrid photos={photos(4)} onOpen={onOpen} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /Photo 3 of 4/ }));
  expect(onOpen.mock.calls).toEqual([[2]]);
});

test('a photo that fails to load shows an icon and Retry', async () => {
  const onOpen = jest.fn();
  renderInTheme(<MediaGrid photos={photos(1)} onOpen={onOpen} />);
  fireEvent.error(screen.getByRole('img', { name: 'Photo 1 of 1' }));
  expect(screen.queryByRole('img', { name: 'Photo 1 of 1 could not be loaded' })).not.toBeNull();

  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));

  expect(screen.getByRole('img', { name: 'Photo 1 of 1' }).getAttribute('src')).toBe('https://host.example/0.jpg');
  expect(onOpen).not.toHaveBeenCalled();
});
