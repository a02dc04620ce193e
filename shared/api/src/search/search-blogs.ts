import type { ApiClient, BlogId } from '@social/api';
import { blog, type Blog } from '../blogs/blog';
import { callContentSearch, type ContentSearch } from './content-search';

/** Finds articles by their title or description, newest first. A host without the call refuses. @throws {ApiError} of every kind of a read. */
export async function searchBlogs(
  client: ApiClient,
  page: ContentSearch<BlogId>,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Blog[]> {
  const readAt = now();
  return (await callContentSearch(client, 'blogs', blog, page, signal)).map((decoded) => ({ ...decoded, readAt }));
}
