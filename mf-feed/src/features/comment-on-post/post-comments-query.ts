import type { CommentId, PersonId } from '@social/api';
import type { CommentTarget } from '@social/api/comments/create-comment';
import { fetchComments } from '@social/api/comments/fetch-comments';
import { fetchReplies } from '@social/api/comments/fetch-replies';
import { joinPages } from '@social/data/lists/paged-query';
import { shareStructure } from '@social/data/lists/share-structure';
import { apiClient } from '@social/session';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Entry } from './entry';

const PAGE_SIZE = 50;
const FIRST_PAGE: CommentId | null = null;

/** The comments on a post or the replies to a comment. `count` is the provider's total. */
export type PostCommentsSource = { userId: PersonId | null; target: CommentTarget; count: number };

export type PostCommentsPage = readonly Entry[];

/** Reads a thread; it is refetched each time it opens. */
export function postCommentsQuery(source: PostCommentsSource) {
  return infiniteQueryOptions({
    queryKey: postCommentsKey(source),
    queryFn: ({ pageParam, signal }): Promise<PostCommentsPage> => fetchFeedPage(source.target, pageParam ?? undefined, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (_lastPage, pages: PostCommentsPage[]) => nextCursor(pages, source.count),
    select: selectEntries,
    structuralSharing: shareStructure,
  });
}

function selectEntries({ pages }: InfiniteData<PostCommentsPage, unknown>): readonly Entry[] {
  return joinPages(pages, [...new Map(pages.flat().map((entry) => [entry.id, entry])).values()]);
}

export function postCommentsKey({ userId, target }: Omit<PostCommentsSource, 'count'>) {
  return ['post-comments', userId, target];
}

function fetchFeedPage(target: CommentTarget, after: CommentId | undefined, signal: AbortSignal): Promise<Entry[]> {
  return 'postId' in target
    ? fetchComments(apiClient, { ...target, afterCommentId: after, limit: PAGE_SIZE }, { signal })
    : fetchReplies(apiClient, { ...target, afterReplyId: after, limit: PAGE_SIZE }, { signal });
}

/** A short page need not be the last: then the provider's count decides, which may include replies. */
export function nextCursor(pages: readonly PostCommentsPage[], count: number): CommentId | null {
  const lastPage = pages.at(-1) ?? [];
  const known = pages.flat().reduce((sum, { replyCount }) => sum + 1 + replyCount, 0);
  return lastPage.length >= PAGE_SIZE || known < count ? (lastPage.at(-1)?.id ?? null) : null;
}
