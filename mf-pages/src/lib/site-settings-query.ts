import { fetchSiteSettings, type Labels } from '@social/api/site/fetch-site-settings';
import { apiClient } from '@social/session';
import { queryOptions } from '@tanstack/react-query';

/** Reads the site's settings once per document. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => fetchSiteSettings(apiClient, { signal }),
  staleTime: Infinity,
});

/** Finds the provider's id of a label. Returns the label where the site does not list it: some hosts accept labels. */
export function findIdByLabel(labels: Labels | undefined, label: string): string {
  const wanted = label.toLowerCase();
  return [...(labels ?? [])].find(([, known]) => known.toLowerCase() === wanted)?.[0] ?? label;
}
