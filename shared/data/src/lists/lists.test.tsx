import { withUnreadableCount } from '@social/api/unreadable-items';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toListState } from './list-state';
import { pagedQuery } from './paged-query';
import { shareStructure } from './share-structure';
import { fetchWithReadAt } from './fetch-with-read-at';

type Item = { id: string; text: string };

const page = (...ids: number[]): Item[] => ids.map((id) => ({ id: String(id), text: `Item ${id}` }));

/** Renders a list whose pages a test answers: `answers` by the id that a page is asked for with. */
function renderList(answers: Record<string, Item[] | Error>, view?: (items: readonly Item[]) => readonly Item[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: string[] = [];
  const fetchPage = (after = 'start') => {
    asked.push(after);
    const answer = answers[after] ?? [];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
  const { result, rerender } = renderHook(() => toListState(useInfiniteQuery(pagedQuery<string, Item>(['items'], fetchPage)), view), {
    wrapper,
  });
  const current = () => result.current;
  const until = (kind: string) => waitFor(() => expect(current().kind).toBe(kind));
  const ready = () => {
    const state = current();
    if (state.kind !== 'ready') throw new Error(`the list is ${state.kind}`);
    return state;
  };
  async function loadMore() {
    const { end } = ready();
    if (end.kind === 'more') act(() => end.load());
    if (end.kind === 'failed') act(() => end.retry());
    await waitFor(() => expect(ready().end.kind).not.toBe('loading'));
  }
  const refetch = () => act(() => queries.refetchQueries());
  return { refetch, rerender, asked, answers, current, until, ready, loadMore, ids: () => ready().items.map(({ id }) => id) };
}

test('a list is loading, then ready with its items', async () => {
  const { current, until, ids } = renderList({ start: page(9, 8) });
  expect(current().kind).toBe('loading');
  await until('ready');
  expect(ids()).toEqual(['9', '8']);
});

test('each item has the time of its own request', async () => {
  let time = 1;
  const items = await fetchWithReadAt(
    () => {
      time = 2;
      return Promise.resolve(page(9));
    },
    () => time,
  );
  expect(items).toEqual([{ ...page(9)[0], readAt: 1 }]);
});

test('the next page is asked for by the last item, even after a short page', async () => {
  const { asked, until, loadMore, ids } = renderList({ start: page(9, 8), 8: page(7), 7: page(6) });
  await until('ready');
  await loadMore();
  await loadMore();
  expect([asked, ids()]).toEqual([
    ['start', '8', '7'],
    ['9', '8', '7', '6'],
  ]);
});

test.each([
  ['an empty page', []],
  ['a page that repeats an item', page(8)],
])('%s ends the list', async (_which, last) => {
  const { until, loadMore, ready, ids } = renderList({ start: page(9, 8), 8: last });
  await until('ready');
  await loadMore();
  expect([ready().end, ids()]).toEqual([{ kind: 'reached' }, ['9', '8']]);
});

test('an item on two pages stands once, at its first position', async () => {
  const { until, loadMore, ids } = renderList({ start: page(9, 8), 8: page(8, 7) });
  await until('ready');
  await loadMore();
  expect(ids()).toEqual(['9', '8', '7']);
});

test('a list without items is empty', async () => {
  const { until } = renderList({});
  await until('empty');
});

test('a failed first page can be retried', async () => {
  const { answers, current, until } = renderList({ start: new Error('gone') });
  await until('failed');
  answers['start'] = page(9);
  const state = current();
  if (state.kind === 'failed') act(() => state.retry());
  await until('ready');
});

test('a failed next page leaves the items, and can be retried', async () => {
  const { answers, until, loadMore, ready, ids } = renderList({ start: page(9), 9: new Error('gone') });
  await until('ready');
  await loadMore();
  expect([ready().end, ids()]).toEqual([{ kind: 'failed', error: new Error('gone'), retry: expect.any(Function) }, ['9']]);
  answers['9'] = page(8);
  await loadMore();
  expect(ids()).toEqual(['9', '8']);
});

test('the items that could not be decoded are summed over the pages, and counted again after a refetch and for a filtered list', async () => {
  const answers = { start: withUnreadableCount(page(9, 8), 2), 8: page(7), 7: withUnreadableCount(page(6), 1) };
  const { until, loadMore, ready, refetch, ids } = renderList(answers, (items) => items.filter(({ id }) => id !== '9'));
  await until('ready');
  expect(ready().unreadableCount).toBe(2);
  await loadMore();
  await loadMore();
  expect([ready().unreadableCount, ids()]).toEqual([3, ['8', '7', '6']]);
  await refetch();
  expect(ready().unreadableCount).toBe(3);
});

test.each([
  ['a list', (count: number) => withUnreadableCount(page(9), count)],
  ['the pages of a list', (count: number) => ({ pages: [withUnreadableCount(page(9), count)], pageParams: [null] })],
  ['an object with lists', (count: number) => ({ people: withUnreadableCount(page(9), count), pages: page(8) })],
])('%s has its own number of unreadable items after it was fetched again, and its identity where nothing changed', (_name, make) => {
  const [before, same] = [make(0), make(0)];
  expect(shareStructure(before, same)).toBe(before);
  const partial = make(1);
  expect(shareStructure(before, partial)).toBe(partial);
  const whole = make(0);
  expect(shareStructure(partial, whole)).toBe(whole);
});

test('a list of which items could not be decoded keeps its identity between renders', async () => {
  const { until, ready, rerender } = renderList({ start: withUnreadableCount(page(9), 2) });
  await until('ready');
  const { items } = ready();
  rerender();
  expect(ready().items).toBe(items);
});

test('a list whose items are all hidden loads its next page, and is empty at its end', async () => {
  const { until, loadMore, ids } = renderList({ start: page(9) }, () => []);
  await until('ready');
  expect(ids()).toEqual([]);
  await loadMore().catch(() => undefined);
  await until('empty');
});
