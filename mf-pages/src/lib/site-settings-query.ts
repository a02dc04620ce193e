import { fetchSiteSettings, type Labels } from '@social/api/site/fetch-site-settings';
import { apiClient } from '@social/session';
import { queryOptions } from '@tanstack/react-query';

/** What the site's operator has set; it hardly changes while a document lives. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => fetchSiteSettings(apiClient, { signal }),
  staleTime: Infinity,
});

/** The provider's id of a label; the label itself where the site does not list it, for hosts that read labels. */
export function idOfLabel(labels: Labels | undefined, label: string): string {
  const wanted = label.toLowerCase();
  return [...(labels ?? [])].find(([, known]) => known.toLowerCase() === wanted)?.[0] ?? label;
}
