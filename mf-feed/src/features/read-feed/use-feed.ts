import { toListState, type ListState } from '@social/data/lists/list-state';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostEntry } from '../../lib/post-entry';
import { evictOldPages } from './evict-old-pages';
import { feedQuery, type FeedSource } from './feed-query';

/** Reads a feed page by page, and evicts pages far behind the reader. Leaving the feed aborts the request for a page. */
export function useFeed(source: FeedSource): ListState<PostEntry> {
  const queries = useQueryClient();
  const query = useInfiniteQuery(feedQuery(source));
  const { data } = query;

  useEffect(() => evictOldPages(queries, source), [queries, source, data]);

  return toListState(query);
}
