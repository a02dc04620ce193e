import type { ApiClient } from '@social/api';
import { queryOptions } from '@tanstack/react-query';

/** Reads the site's settings once per document. Few first visits need them, so the code comes with the first that does. */
export function siteSettingsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['site-settings'],
    queryFn: async ({ signal }) => {
      const { fetchSiteSettings } = await import(/* webpackChunkName: 'site-settings' */ '@social/api/site/fetch-site-settings');
      return fetchSiteSettings(client, { signal });
    },
    staleTime: Infinity,
  });
}
