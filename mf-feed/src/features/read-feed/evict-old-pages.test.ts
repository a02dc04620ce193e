import { apiClient } from '@social/session';
import { QueryClient } from '@tanstack/react-query';
import { toEntry } from '../../lib/post-entry';
import { readPost } from '../../testing/read-post';
import { evictOldPages } from './evict-old-pages';
import { feedQuery, uniqueEntries } from './feed-query';

const source = { client: apiClient, userId: null, of: { kind: 'saved' } as const };
const { queryKey } = feedQuery(source);

/** Caches a list of pages of two posts; pages are numbered from 0. */
function cachePages(count: number) {
  const queries = new QueryClient();
  const pages = Array.from({ length: count }, (_, page) => [1, 2].map((post) => toEntry(readPost(page * 10 + post), null)));
  queries.setQueryData(queryKey, { pages, pageParams: pages.map(() => null) });
  const loadedPages = () =>
    queries.getQueryData(queryKey)?.pages.flatMap((page, index) => (page.every(({ post }) => post !== null) ? index : []));
  return { queries, pages, loadedPages };
}

test('the first page and the last thirty stay in memory, and the ids of all', () => {
  const { queries, loadedPages } = cachePages(34);

  evictOldPages(queries, source);

  expect(loadedPages()).toEqual([0, ...Array.from({ length: 30 }, (_, index) => index + 4)]);
  expect(queries.getQueryData(queryKey)?.pages[1]?.map(({ id }) => id)).toEqual(['11', '12']);
});

test('an evicted page is replaced, and no cached object is changed', () => {
  const { queries, pages } = cachePages(34);

  evictOldPages(queries, source);

  expect(pages[1]?.[0]?.post?.id).toBe('11');
  expect(queries.getQueryData(queryKey)?.pages[33]).toBe(pages[33]);
});

test('a list without old pages stays as it is', () => {
  const { queries, pages } = cachePages(31);

  evictOldPages(queries, source);

  expect(queries.getQueryData(queryKey)?.pages).toBe(pages);
});

test('a pinned post that is loaded on a page is shown, even if it was evicted on another', () => {
  const entry = toEntry(readPost(1), null);

  expect(uniqueEntries({ pages: [[entry], [{ ...entry, post: null }]], pageParams: [] })).toEqual([entry]);
});
