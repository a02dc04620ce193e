import type { ApiClient, BlogId, PersonId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { blog, type Blog } from './blog';

export type BlogPage = {
  userId: PersonId;
  limit?: number | undefined;
  /** The last blog received; the page holds older ones. */
  afterBlogId?: BlogId | undefined;
};

const reply = object({ blogs: replyList(blog) });

/**
 * Fetches a page of all members' articles, newest first, with the call that every host has.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchBlogs(
  client: ApiClient,
  { userId, limit, afterBlogId }: BlogPage,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Blog[]> {
  const readAt = now();
  const form = { user_id: userId, limit, offset: afterBlogId };
  return (await client.call('get_blogs', { form, reply, signal, legacy: true })).blogs.map((decoded) => ({ ...decoded, readAt }));
}
