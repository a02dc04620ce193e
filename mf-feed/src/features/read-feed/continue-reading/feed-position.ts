import type { PersonId, PostId } from '@social/api';
import { count, id, list, object, oneOf, reading, type Decoded } from '@social/api/wire';
import { pageStorage, readJson } from '@social/data';
import type { FeedAuthors } from '../../../lib/feed-kind';
import type { PostEntry } from '../../../lib/post-entry';
import type { ScrollAnchor } from '../scroll-anchor';
import { feedPositionKey } from './feed-position-key';

const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** Pages of ten posts above the reader; the ids of a hundred take some 10 KB. */
const MAX_PAGES = 100;

const feedPosition = object({
  savedAtMs: count,
  authors: oneOf(['everyone', 'followed'], 'everyone'),
  /** The first visible post, and the distance of its top from the top of the screen, in pixels. */
  postId: id<PostId>(),
  offsetPx: reading((value) => (typeof value === 'number' ? value : 0)),
  /** The pages down to that post, without the newest one. */
  pages: list(object({ cursor: id<PostId>(), postIds: list(id<PostId>()) })),
});

/** Where a member stopped reading the news: only ids and positions, no content. */
export type StoredFeedPosition = Decoded<typeof feedPosition>;

/** Reads where a member stopped within the last day; null where they did not get beyond the newest page. */
export function readFeedPosition(userId: PersonId | null, authors: FeedAuthors): StoredFeedPosition | null {
  const position = readJson(pageStorage, feedPositionKey(userId), feedPosition);
  if (!position || position.authors !== authors || position.pages.length === 0) return null;
  if (Date.now() - position.savedAtMs < MAX_AGE_MS) return position;
  removeFeedPosition(userId);
  return null;
}

/** Stores where a member is. Clears the position once the member is back on the newest page. Keeps it if they never left that page. */
export function storeFeedPosition(
  userId: PersonId | null,
  authors: FeedAuthors,
  { postId, offsetPx }: ScrollAnchor,
  entries: readonly PostEntry[],
): void {
  const cursor = entries.find((entry) => entry.id === postId)?.cursor ?? null;
  if (cursor === null) {
    if (entries.some((entry) => entry.cursor !== null)) removeFeedPosition(userId);
    return;
  }
  const pages: StoredFeedPosition['pages'] = [];
  for (const entry of entries.slice(0, entries.findLastIndex((one) => one.cursor === cursor) + 1)) {
    if (entry.cursor === null) continue;
    if (pages.at(-1)?.cursor !== entry.cursor) pages.push({ cursor: entry.cursor, postIds: [] });
    pages.at(-1)?.postIds.push(entry.id);
  }
  const position: StoredFeedPosition = { savedAtMs: Date.now(), authors, postId, offsetPx, pages: pages.slice(-MAX_PAGES) };
  pageStorage.write(feedPositionKey(userId), JSON.stringify(position));
}

export function removeFeedPosition(userId: PersonId | null): void {
  pageStorage.remove(feedPositionKey(userId));
}
