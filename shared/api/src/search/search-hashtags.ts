import type { ApiClient } from '@social/api';
import { trendingTopic, type TrendingTopic } from '../notifications/fetch-general-data';
import { callContentSearch } from './content-search';

/** Finds the most used hashtags that contain a text. A host without the call refuses. @throws {ApiError} of every kind of a read. */
export async function searchHashtags(
  client: ApiClient,
  request: { query: string; limit: number },
  { signal }: { signal?: AbortSignal } = {},
): Promise<TrendingTopic[]> {
  return callContentSearch(client, 'hashtags', trendingTopic, request, signal);
}
