import type { BlogCommentId, PersonId } from '@social/api';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import { fetchBlogComments, type BlogThread } from '@social/api/blogs/fetch-blog-comments';
import { apiClient } from '@social/session';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/paged-query';

const PAGE_SIZE = 25;

/** What was said about an article, newest first, or the replies to a comment, oldest first. */
export function talkQuery(userId: PersonId | null, talk: BlogThread) {
  return pagedQuery<BlogCommentId, BlogComment>(talkKey(userId, talk), (afterCommentId, signal) =>
    fetchBlogComments(apiClient, talk, { limit: PAGE_SIZE, afterCommentId }, { signal }),
  );
}

/** Writes what the provider answered into a talk that is here. */
export function useTalkChange(userId: PersonId | null, talk: BlogThread) {
  const queries = useQueryClient();

  function change(changePages: (pages: readonly BlogComment[][]) => BlogComment[][]): void {
    queries.setQueryData<InfiniteData<BlogComment[]>>(talkKey(userId, talk), (data) => data && { ...data, pages: changePages(data.pages) });
  }

  return {
    addFirst: (comment: BlogComment) => change(([first = [], ...others]) => [[comment, ...first], ...others]),
    addLast: (comment: BlogComment) => change((pages) => [...pages.slice(0, -1), [...(pages.at(-1) ?? []), comment]]),
    countReply: (id: BlogCommentId) =>
      change((pages) =>
        pages.map((page) => page.map((entry) => (entry.id === id ? { ...entry, replyCount: entry.replyCount + 1 } : entry))),
      ),
  };
}

function talkKey(userId: PersonId | null, talk: BlogThread) {
  return ['article-talk', userId, talk];
}
