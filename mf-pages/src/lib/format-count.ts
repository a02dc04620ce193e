import { formatCompactCount } from '@social/ui';

/** Formats `1 Like`, `2 Likes`, `12.4K Likes`. `locale` comes from the page's settings, where `browser` means the member's own. */
export function formatCount(count: number, singular: string, locale: string): string {
  return `${formatCompactCount(count, locale)} ${count === 1 ? singular : `${singular}s`}`;
}
