import { useHiddenIds } from '@social/data';
import { toListState, type ListState } from '@social/data/lists/list-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { toEntryKey, type Entry } from './entry';
import { hiddenEntries } from './remove-entry';
import { postCommentsQuery, type PostCommentsSource } from './post-comments-query';

/** Reads a thread, without the comments that the member has deleted here. Unmounting aborts the request. */
export function usePostComments(source: PostCommentsSource): ListState<Entry> {
  const hidden = useHiddenIds(hiddenEntries);
  return toListState(useInfiniteQuery(postCommentsQuery(source)), (entries) => entries.filter((entry) => !hidden.has(toEntryKey(entry))));
}
