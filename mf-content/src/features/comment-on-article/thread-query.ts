import type { BlogCommentId, PersonId } from '@social/api';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import { fetchBlogComments, type BlogThread } from '@social/api/blogs/fetch-blog-comments';
import { withItems } from '@social/api/unreadable-items';
import { pagedQuery } from '@social/data/lists/paged-query';
import { updateList } from '@social/data/lists/update-list';
import { apiClient } from '@social/session';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { listOptions } from '../../lib/list-options';

const PAGE_SIZE = 25;

/** Reads the comments on an article, newest first, or the replies to a comment, oldest first. */
export function threadQuery(userId: PersonId | null, thread: BlogThread) {
  return pagedQuery<BlogCommentId, BlogComment>(
    threadKey(userId, thread),
    (afterCommentId, signal) => fetchBlogComments(apiClient, thread, { limit: PAGE_SIZE, afterCommentId }, { signal }),
    listOptions,
  );
}

/** Applies new comments to a cached thread. */
export function useThreadUpdates(userId: PersonId | null, thread: BlogThread) {
  const queries = useQueryClient();

  function change(changePages: (pages: readonly BlogComment[][]) => BlogComment[][]): void {
    updateList<InfiniteData<BlogComment[]>>(queries, threadKey(userId, thread), (data) => ({ ...data, pages: changePages(data.pages) }));
  }

  return {
    addFirst: (comment: BlogComment) => change(([first = [], ...others]) => [withItems(first, [comment, ...first]), ...others]),
    addLast: (comment: BlogComment) =>
      change((pages) => {
        const last = pages.at(-1) ?? [];
        return [...pages.slice(0, -1), withItems(last, [...last, comment])];
      }),
    countReply: (id: BlogCommentId) =>
      change((pages) =>
        pages.map((page) => page.map((entry) => (entry.id === id ? { ...entry, replyCount: entry.replyCount + 1 } : entry))),
      ),
  };
}

function threadKey(userId: PersonId | null, thread: BlogThread) {
  return ['article-talk', userId, thread];
}
