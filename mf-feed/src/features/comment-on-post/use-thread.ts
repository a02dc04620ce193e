import { withItems } from '@social/api/unreadable-items';
import { useHiddenIds } from '@social/data';
import { toListState, type ListState } from '@social/data/lists/list-state';
import { updateList } from '@social/data/lists/update-list';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { toEntryKey, type Entry } from './entry';
import { hiddenEntries } from './remove-entry';
import { threadKey, threadQuery, type ThreadPage, type ThreadSource } from './thread-query';

/** Reads a thread, without the comments that the member has deleted here. Unmounting aborts the request. */
export function useThread(source: ThreadSource): ListState<Entry> {
  const hidden = useHiddenIds(hiddenEntries);
  return toListState(useInfiniteQuery(threadQuery(source)), (entries) => entries.filter((entry) => !hidden.has(toEntryKey(entry))));
}

/** Writes the provider's answers into a cached thread. */
export function useThreadUpdates(source: Omit<ThreadSource, 'count'>) {
  const queries = useQueryClient();

  function change(changePages: (pages: readonly ThreadPage[]) => readonly ThreadPage[]): void {
    updateList<InfiniteData<ThreadPage>>(queries, threadKey(source), (data) => ({ ...data, pages: [...changePages(data.pages)] }));
  }

  return {
    addFirst: (entry: Entry) => change(([first = [], ...others]) => [withItems(first, [entry, ...first]), ...others]),
    addLast: (entry: Entry) =>
      change((pages) => {
        const last = pages.at(-1) ?? [];
        return [...pages.slice(0, -1), withItems(last, [...last, entry])];
      }),
    replace: (id: Entry['id'], apply: (entry: Entry) => Entry) =>
      change((pages) => pages.map((page) => page.map((entry) => (entry.id === id ? apply(entry) : entry)))),
  };
}
