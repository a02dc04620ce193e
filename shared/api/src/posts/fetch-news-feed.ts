import type { ApiClient, PostId } from '@social/api';
import { object } from '@social/api/wire';
import { postList, withReadAt, type Post } from './post';
import type { PostType } from './post-extras';

export type NewsFeedPage = {
  postType?: PostType | undefined;
  /** Only posts of people and pages that the signed-in person follows, and their own. */
  onlyFollowed?: boolean | undefined;
  /** The last post received; the page holds older ones. */
  afterPostId?: PostId | undefined;
  /** Fewer may come although more exist: the provider filters after it has counted. */
  limit: number;
};

const reply = object({ data: postList });

/**
 * Fetches a page of the signed-in person's feed, newest first. Pinned posts may be repeated on later pages.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchNewsFeed(
  client: ApiClient,
  { postType, onlyFollowed = false, afterPostId, limit }: NewsFeedPage,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Post[]> {
  const readAt = now();
  const form = { type: 'get_news_feed', filter: onlyFollowed ? 1 : undefined, post_type: postType, after_post_id: afterPostId, limit };
  const { data } = await client.call('posts', { form, reply, signal });
  return data.map((decoded) => withReadAt(decoded, readAt));
}
