import { plural } from '@social/texts';
import { formatCompactCount } from '@social/ui';

/** Formats `1 Like`, `2 Likes`, `12.4K Likes`. `locale` comes from the page's settings, where `browser` means the member's own. */
export function formatLikes(count: number, locale: string): string {
  return plural(count, { one: '{count} Like', other: '{count} Likes' }, { count: formatCompactCount(count, locale) });
}

/** Formats `1 Post`, `2 Posts`, `12.4K Posts`. */
export function formatPosts(count: number, locale: string): string {
  return plural(count, { one: '{count} Post', other: '{count} Posts' }, { count: formatCompactCount(count, locale) });
}
