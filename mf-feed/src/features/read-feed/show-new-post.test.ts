import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { apiClient } from '@social/session';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { readPost } from '../../testing/read-post';
import { wirePage } from '../../testing/wire-post';
import { feedQuery } from './feed-query';
import { showNewPost } from './show-new-post';

const source = { client: apiClient, userId: null, of: { kind: 'news', postType: null, authors: 'everyone' } } as const;
const { queryKey } = feedQuery(source);

/** Begins reads of a feed, which the test answers one by one. */
function openFeed() {
  const reads: ((reply: unknown) => void)[] = [];
  fakeProvider({ posts: () => new Promise((resolve) => reads.push(resolve)) });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const feed = new InfiniteQueryObserver(queries, feedQuery(source));
  const close = feed.subscribe(() => undefined);
  const untilRead = (count: number) => until(() => reads.length === count);
  const untilIdle = () => until(() => queries.isFetching() === 0);
  const ids = () => queries.getQueryData(queryKey)?.pages.flatMap((page) => page.map(({ id }) => id));
  return { queries, feed, reads, close, untilRead, untilIdle, ids };
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
}

test('a post that is published while the feed loads is in it, whether the late answer has it or not', async () => {
  for (const late of [wirePage(2, 1), wirePage(3, 2, 1)]) {
    const { queries, reads, close, untilRead, untilIdle, ids } = openFeed();
    await untilRead(1);
    showNewPost(queries, source, readPost(3));
    reads[0]?.(late);
    await untilIdle();
    expect(ids()).toEqual(['3', '2', '1']);
    close();
  }
});

test('a post that is published while older ones load stays in the feed', async () => {
  const { queries, feed, reads, close, untilRead, untilIdle, ids } = openFeed();
  await untilRead(1);
  reads[0]?.(wirePage(3, 2));
  await untilIdle();
  void feed.fetchNextPage();
  await untilRead(2);
  showNewPost(queries, source, readPost(4));
  expect(ids()).toEqual(['4', '3', '2']);
  reads[1]?.(wirePage(1));
  await untilIdle();
  expect(ids()).toEqual(['4', '3', '2', '1']);
  close();
});

test('a post that the provider did not return is read, also where the feed is being read for the first time', async () => {
  const { queries, reads, close, untilRead, untilIdle, ids } = openFeed();
  await untilRead(1);
  showNewPost(queries, source, null);
  await untilRead(2);
  reads[0]?.(wirePage(2, 1));
  reads[1]?.(wirePage(3, 2, 1));
  await untilIdle();
  expect(ids()).toEqual(['3', '2', '1']);
  close();
});
