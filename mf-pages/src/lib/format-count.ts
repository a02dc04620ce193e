import { shortCount } from '@social/ui';

/** `1 Like`, `2 Likes`, `12.4K Likes`. `locale` as in the page's settings, where `browser` stands for the member's own. */
export function formatCount(count: number, singular: string, locale: string): string {
  return `${shortCount(count, locale)} ${count === 1 ? singular : `${singular}s`}`;
}
