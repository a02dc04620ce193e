import type { CommentId, PersonId } from '@social/api';
import type { CommentTarget } from '@social/api/comments/create-comment';
import { fetchComments } from '@social/api/comments/fetch-comments';
import { fetchReplies } from '@social/api/comments/fetch-replies';
import { apiClient } from '@social/session';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Entry } from './entry';

const PAGE_SIZE = 50;
const FIRST_PAGE: CommentId | null = null;

/** What stands under a post, or under a comment. `count` is how many the provider says there are. */
export type ThreadSource = { userId: PersonId | null; place: CommentTarget; count: number };

export type ThreadPage = readonly Entry[];

/** Read again each time it is opened: a conversation goes on. */
export function threadQuery(source: ThreadSource) {
  return infiniteQueryOptions({
    queryKey: threadKey(source),
    queryFn: ({ pageParam, signal }): Promise<ThreadPage> => fetchPage(source.place, pageParam ?? undefined, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (_lastPage, pages: ThreadPage[]) => nextCursor(pages, source.count),
    select: ({ pages }): readonly Entry[] => [...new Map(pages.flat().map((entry) => [entry.id, entry])).values()],
  });
}

export function threadKey({ userId, place }: Omit<ThreadSource, 'count'>) {
  return ['thread', userId, place];
}

function fetchPage(place: CommentTarget, after: CommentId | undefined, signal: AbortSignal): Promise<Entry[]> {
  return 'postId' in place
    ? fetchComments(apiClient, { ...place, afterCommentId: after, limit: PAGE_SIZE }, { signal })
    : fetchReplies(apiClient, { ...place, afterReplyId: after, limit: PAGE_SIZE }, { signal });
}

/** A page can be short without being the last. Then the provider's count tells whether more exist; it may count replies too. */
export function nextCursor(pages: readonly ThreadPage[], count: number): CommentId | null {
  const lastPage = pages.at(-1) ?? [];
  const known = pages.flat().reduce((sum, { replyCount }) => sum + 1 + replyCount, 0);
  return lastPage.length >= PAGE_SIZE || known < count ? (lastPage.at(-1)?.id ?? null) : null;
}
