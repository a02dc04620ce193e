import type { ApiClient, PostId } from '@social/api';
import { object } from '@social/api/wire';
import { postList, withReadAt, type Post } from './post';

export type HashtagPage = {
  /** Without `#`. */
  hashtag: string;
  /** The last post received; the page holds older ones. */
  afterPostId?: PostId | undefined;
  /** Fewer may come although more exist. */
  limit: number;
};

const reply = object({ data: postList });

/**
 * Fetches a page of the posts with a hashtag, newest first.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchHashtagPosts(
  client: ApiClient,
  { hashtag, afterPostId, limit }: HashtagPage,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Post[]> {
  const readAt = now();
  const form = { type: 'hashtag', hash: hashtag, after_post_id: afterPostId, limit };
  const { data } = await client.call('posts', { form, reply, signal });
  return data.map((decoded) => withReadAt(decoded, readAt));
}
