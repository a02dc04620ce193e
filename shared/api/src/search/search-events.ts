import type { ApiClient, EventId } from '@social/api';
import { socialEvent, type SocialEvent } from '../events/event';
import { callContentSearch, type ContentSearch } from './content-search';

/** Finds events by their name or location, newest first. A host without the call refuses. @throws {ApiError} of every kind of a read. */
export async function searchEvents(
  client: ApiClient,
  page: ContentSearch<EventId>,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<SocialEvent[]> {
  const readAt = now();
  return (await callContentSearch(client, 'events', socialEvent, page, signal)).map((decoded) => ({ ...decoded, readAt }));
}
