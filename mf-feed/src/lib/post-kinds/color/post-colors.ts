import type { PostColor, PostColorId } from '@social/api/posts/post-extras';
import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { useQuery } from '@tanstack/react-query';

/** Reads the backgrounds of short posts. */
export const postColorsQuery = { ...siteSettingsQuery(apiClient), select: ({ postColors }: SiteSettings) => postColors };

/** Reserves the height of a coloured card until the site's settings have arrived. */
const UNKNOWN_COLOR: PostColor = { from: 'transparent', to: 'transparent', text: 'inherit', imageUrl: null };

/** Returns a post's background, which the post contains or names by id; null for none. While the named one loads, it is transparent. */
export function usePostColor({ color, colorId }: { color: PostColor | null; colorId: PostColorId | null }): PostColor | null {
  const { data, isPending } = useQuery({ ...postColorsQuery, enabled: color === null && colorId !== null });
  if (color !== null || colorId === null) return color;
  return isPending ? UNKNOWN_COLOR : (data?.get(colorId) ?? null);
}
