import type { ApiClient } from '@social/api';
import type { Timeline } from './fetch-timeline-posts';
import type { Post } from './post';
import { readPosts, type PostRange, type ReadOptions } from './read-posts';

const types = { person: 'user', page: 'page', group: 'group', event: 'event' } as const;

/**
 * Searches posts by text, everywhere or in one timeline: a page of them, newest first.
 * @throws {ApiError} of every kind of a read.
 */
export function searchPosts(
  client: ApiClient,
  { query, timeline, ...page }: PostRange & { query: string; timeline?: Timeline | undefined },
  options: ReadOptions = {},
): Promise<Post[]> {
  const form = { search_query: query, type: timeline && types[timeline.of], id: timeline?.id };
  return readPosts(client, 'search_for_posts', form, page, options);
}
