import type { BlogId, PersonId } from '@social/api';
import type { Blog, BlogCategoryId } from '@social/api/blogs/blog';
import { fetchArticles } from '@social/api/blogs/fetch-articles';
import { fetchBlog } from '@social/api/blogs/fetch-blog';
import { fetchBlogs } from '@social/api/blogs/fetch-blogs';
import { fetchSiteSettings } from '@social/api/site/fetch-site-settings';
import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listOptions } from './list-options';

const PAGE_SIZE = 10;

/** Reads all articles or those of a category. Only the newer of the provider's two calls supports categories. */
export function articlesQuery(userId: PersonId, categoryId: BlogCategoryId | null) {
  function fetchPage(afterBlogId: BlogId | undefined, signal: AbortSignal): Promise<Blog[]> {
    const page = { limit: PAGE_SIZE, afterBlogId };
    return categoryId === null
      ? fetchBlogs(apiClient, { ...page, userId }, { signal })
      : fetchArticles(apiClient, { ...page, categoryId }, { signal });
  }
  return pagedQuery(['articles', userId, 'list', categoryId], fetchPage, listOptions);
}

/** Reads an article. The provider counts each read as a view, so a focused window does not refetch it. */
export function articleQuery(userId: PersonId | null, blogId: BlogId) {
  return queryOptions({
    queryKey: ['articles', userId, 'detail', blogId],
    queryFn: ({ signal }) => fetchBlog(apiClient, blogId, { signal }),
    refetchOnWindowFocus: false,
  });
}

/** Reads the site's settings of blogs once per document. */
export const blogSettingsQuery = queryOptions({
  queryKey: ['blog-settings'],
  queryFn: async ({ signal }) => {
    const { blogCategories: categories, canWriteBlogs: canWrite } = await fetchSiteSettings(apiClient, { signal });
    return { categories, canWrite };
  },
  staleTime: Infinity,
});

/** Refetches articles after one was published or changed. */
export function refetchArticles(queries: QueryClient, userId: PersonId | null): void {
  void queries.invalidateQueries({ queryKey: ['articles', userId] });
}

/** Removes a deleted article, and refetches the lists that had it. */
export function forgetArticle(queries: QueryClient, userId: PersonId | null, blogId: BlogId): void {
  queries.removeQueries({ queryKey: articleQuery(userId, blogId).queryKey });
  refetchArticles(queries, userId);
}
