import type { PostId } from '@social/api';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { toEntry, type PostEntry } from '../../../lib/post-entry';
import { feedQuery, feedPageQuery, type FeedSource } from '../feed-query';
import type { StoredFeedPosition } from './feed-position';

type Feed = InfiniteData<PostEntry[], PostId | null>;

/**
 * Makes the feed as long as it was where a member stopped reading: the present newest page, what came between, and the stored pages. Posts
 * around the position are fetched, the others when the reader comes to them. Where more than a page of newer posts came between, the feed
 * begins with the stored pages, and the newer ones are offered as usual.
 * @returns the post to show: the stored one, or the next that is still there; null where none is.
 * @throws {ApiError} and then the feed is as before.
 */
export async function restoreFeed(queries: QueryClient, source: FeedSource, { pages, postId }: StoredFeedPosition): Promise<PostId | null> {
  const { queryKey } = feedQuery(source);
  const newest = queries.getQueryData(queryKey)?.pages[0] ?? [];
  const joint = newest.at(-1)?.id ?? null;
  const at = pages.findIndex(({ postIds }) => postIds.includes(postId));
  const around = new Set(pages.slice(Math.max(0, at - 1), at + 1));
  const fetchEntries = async (cursor: PostId) =>
    (await queries.fetchQuery(feedPageQuery(source, cursor))).map((post) => toEntry(post, cursor));

  const [between, stored] = await Promise.all([
    joint === null || pages[0]?.cursor === joint ? [] : fetchEntries(joint),
    Promise.all(
      pages.map(async (page) =>
        around.has(page) ? fetchEntries(page.cursor) : page.postIds.map((id): PostEntry => ({ id, post: null, cursor: page.cursor })),
      ),
    ),
  ]);

  const shown = stored[at] ?? [];
  const wanted = pages[at]?.postIds ?? [];
  const found = wanted.slice(wanted.indexOf(postId)).find((id) => shown.some((entry) => entry.id === id)) ?? null;
  if (found === null) return null;
  const known = new Set([pages[0]?.cursor, ...(pages[0]?.postIds ?? [])]);
  const isJoined = [...newest, ...between].some(({ id }) => known.has(id));
  const head = !isJoined ? [] : between.length > 0 ? [newest, between] : [newest];
  const restored: Feed = {
    pages: [...head, ...stored],
    pageParams: [...[null, joint].slice(0, head.length), ...pages.map(({ cursor }) => cursor)],
  };
  // The reply to a pending request for a further page would overwrite the restored feed.
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<Feed>(queryKey, restored);
  return found;
}
