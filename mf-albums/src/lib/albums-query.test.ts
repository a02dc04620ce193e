import type { Album } from '@social/api/albums/album';
import { nextCursor, uniqueAlbums } from './albums-query';

const page = (...ids: number[]) => ids.map((id) => ({ id: String(id), name: `Album ${id}` }) as Album);

test('the next page begins after the last album, even when a page was short', () => {
  expect(nextCursor([page(9, 8), page(7)])).toBe('7');
});

test('a page that brings nothing new ends the list', () => {
  expect(nextCursor([page(9, 8), []])).toBeNull();
  expect(nextCursor([page(9, 8), page(8)])).toBeNull();
  expect(nextCursor([[]])).toBeNull();
});

test('an album that comes twice is shown once, where it came first', () => {
  expect(uniqueAlbums({ pages: [page(9, 8), page(8, 7)], pageParams: [] }).map(({ id }) => id)).toEqual(['9', '8', '7']);
});
