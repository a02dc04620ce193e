import type { ApiClient } from '@social/api';
import { queryOptions } from '@tanstack/react-query';

/** Reads the trending topics. Panels and suggestions share one request. The first visit does without the decoder, so it is loaded on demand. */
export function trendingTopicsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['trending'],
    queryFn: async ({ signal }) => {
      const { fetchTrendingTopics } = await import(/* webpackChunkName: 'suggestions' */ '@social/api/notifications/fetch-general-data');
      return fetchTrendingTopics(client, { signal });
    },
  });
}
