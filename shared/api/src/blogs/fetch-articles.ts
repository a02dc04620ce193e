import type { ApiClient, BlogId, PersonId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { blog, type Blog, type BlogCategoryId } from './blog';

type ArticlePage = {
  authorId?: PersonId | undefined;
  categoryId?: BlogCategoryId | undefined;
  limit: number;
  /** The last article received; the page holds older ones. */
  afterBlogId?: BlogId | undefined;
};

const reply = object({ articles: replyList(blog) });

/**
 * Fetches a page of articles, newest first, of one author or category if given. Only newer hosts have this call.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchArticles(
  client: ApiClient,
  { authorId, categoryId, limit, afterBlogId }: ArticlePage,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Blog[]> {
  const readAt = now();
  const form = { user_id: authorId, category: categoryId, limit, offset: afterBlogId };
  return (await client.call('get-articles', { form, reply, signal })).articles.map((decoded) => ({ ...decoded, readAt }));
}
