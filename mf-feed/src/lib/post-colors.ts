import type { PostColor, PostColorId } from '@social/api/posts/post-extras';
import { fetchSiteSettings } from '@social/api/site/fetch-site-settings';
import { apiClient } from '@social/session';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The backgrounds of short posts; asked for once per page, when a post or its author first needs them. */
export const postColorsQuery = queryOptions({
  queryKey: ['post-colors'],
  queryFn: async ({ signal }) => (await fetchSiteSettings(apiClient, { signal })).postColors,
  staleTime: Infinity,
});

/** A post's background: written into it, or named by it; null for none, and until the site has said what the name means. */
export function usePostColor({ color, colorId }: { color: PostColor | null; colorId: PostColorId | null }): PostColor | null {
  const { data } = useQuery({ ...postColorsQuery, enabled: color === null && colorId !== null });
  return color ?? (colorId === null ? null : (data?.get(colorId) ?? null));
}
