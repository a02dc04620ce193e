import { withItems } from '@social/api/unreadable-items';
import type { InfiniteData } from '@tanstack/react-query';
import type { PostEntry } from '../../lib/post-entry';

/** Adds posts at the top of a feed, except those that it has. */
export function addNewest<Feed extends InfiniteData<PostEntry[], unknown>>(feed: Feed, entries: readonly PostEntry[]): Feed {
  const known = new Set(feed.pages.flatMap((page) => page.map(({ id }) => id)));
  const added = entries.filter(({ id }) => !known.has(id));
  if (added.length === 0) return feed;
  const [first = [], ...others] = feed.pages;
  return { ...feed, pages: [withItems(first, [...added, ...first]), ...others] };
}
