import type { Album } from '@social/api/albums/album';
import { nextCursor, uniqueAlbums } from './albums-query';

const page = (...ids: number[]) => ids.map((id) => ({ id: String(id), name: `Album ${id}` }) as Album);

test('the next page begins after the last album, even when a page was short', () => {
  expect(nextCursor([page(9, 8), page(7)])).toBe('7');
});

test('a page without new albums ends the list', () => {
  expect(nextCursor([page(9, 8), []])).toBeNull();
  expect(nextCursor([page(9, 8), page(8)])).toBeNull();
  expect(nextCursor([[]])).toBeNull();
});

test('an album on two pages is shown once, at its first position', () => {
  expect(uniqueAlbums({ pages: [page(9, 8), page(8, 7)], pageParams: [] }).map(({ id }) => id)).toEqual(['9', '8', '7']);
});
