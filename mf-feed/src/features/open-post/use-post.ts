import { ApiError, type PersonId, type PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { useSession } from '@social/session';
import { useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { PostEntry } from '../../lib/post-entry';
import { postQuery } from './post-query';

export type PostState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; post: Post };

/** Reads a post. Shows the cached post of a list while it is fetched. */
export function usePost(postId: PostId): PostState {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...postQuery(userId, postId),
    placeholderData: () => findCachedPost(queries, userId, postId),
  });

  // Deleted or not visible to the member: the cached post must not be shown any longer.
  if (error instanceof ApiError && error.kind === 'refused') return { kind: 'missing' };
  if (data) return { kind: 'ready', post: data };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}

/** Finds a post in the cached lists; undefined where it is in none of them. */
function findCachedPost(queries: QueryClient, userId: PersonId | null, postId: PostId): Post | undefined {
  for (const [, list] of queries.getQueriesData<InfiniteData<PostEntry[]>>({ queryKey: ['feed', userId] })) {
    const known = list?.pages.flat().find(({ id }) => id === postId)?.post;
    if (known) return known;
  }
  return undefined;
}
