import { useHiddenIds } from '@social/data';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { keyOf, type Entry } from './entry';
import { leftOutEntries } from './remove-entry';
import { threadKey, threadQuery, type ThreadPage, type ThreadSource } from './thread-query';

/** What a thread shows: exactly one of these. */
export type ThreadState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; entries: readonly Entry[]; more: ThreadMore };

export type ThreadMore =
  { kind: 'none' } | { kind: 'more'; load: () => void } | { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void };

/** Reads a thread; closing it gives up what is on its way. */
export function useThread(source: ThreadSource): ThreadState {
  const leftOut = useHiddenIds(leftOutEntries);
  const query = useInfiniteQuery(threadQuery(source));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;

  if (!data) return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };

  function more(): ThreadMore {
    const load = () => void fetchNextPage({ cancelRefetch: false });
    if (isFetchingNextPage) return { kind: 'loading' };
    if (isFetchNextPageError && error) return { kind: 'failed', error, retry: load };
    return hasNextPage ? { kind: 'more', load } : { kind: 'none' };
  }

  return { kind: 'ready', entries: data.filter((entry) => !leftOut.has(keyOf(entry))), more: more() };
}

/** Writes what the provider answered into a thread that is here. */
export function useThreadChange(source: Omit<ThreadSource, 'count'>) {
  const queries = useQueryClient();

  function change(changePages: (pages: readonly ThreadPage[]) => readonly ThreadPage[]): void {
    queries.setQueryData<InfiniteData<ThreadPage>>(threadKey(source), (data) => data && { ...data, pages: [...changePages(data.pages)] });
  }

  return {
    addFirst: (entry: Entry) => change(([first = [], ...others]) => [[entry, ...first], ...others]),
    addLast: (entry: Entry) => change((pages) => [...pages.slice(0, -1), [...(pages.at(-1) ?? []), entry]]),
    replace: (id: Entry['id'], apply: (entry: Entry) => Entry) =>
      change((pages) => pages.map((page) => page.map((entry) => (entry.id === id ? apply(entry) : entry)))),
  };
}
