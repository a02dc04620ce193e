import { apiClient } from '@social/session';
import { queryOptions } from '@tanstack/react-query';

/** Reads the site's settings once per document, when a post or the composer first needs them; few first visits do, so the code comes with it. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: async ({ signal }) => {
    const { fetchSiteSettings } = await import(/* webpackChunkName: 'site-settings' */ '@social/api/site/fetch-site-settings');
    return fetchSiteSettings(apiClient, { signal });
  },
  staleTime: Infinity,
});
