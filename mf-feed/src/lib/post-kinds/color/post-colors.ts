import type { PostColor, PostColorId } from '@social/api/posts/post-extras';
import { fetchSiteSettings } from '@social/api/site/fetch-site-settings';
import { apiClient } from '@social/session';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Reads the backgrounds of short posts once per document, when a post or the composer first needs them. */
export const postColorsQuery = queryOptions({
  queryKey: ['post-colors'],
  queryFn: async ({ signal }) => (await fetchSiteSettings(apiClient, { signal })).postColors,
  staleTime: Infinity,
});

/** Returns a post's background, which the post contains or names by id; null for none and until the named one is loaded. */
export function usePostColor({ color, colorId }: { color: PostColor | null; colorId: PostColorId | null }): PostColor | null {
  const { data } = useQuery({ ...postColorsQuery, enabled: color === null && colorId !== null });
  return color ?? (colorId === null ? null : (data?.get(colorId) ?? null));
}
