import { ApiError, type PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { useSession } from '@social/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findKnownPost } from './find-known-post';
import { postQuery } from './post-query';

/** What is known of a post that was asked for by its id. */
export type PostState =
  { kind: 'loading' } | { kind: 'missing' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'ready'; post: Post };

/** Reads one post. One that a list of this page holds already is shown at once, and read again beneath. */
export function usePost(postId: PostId): PostState {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...postQuery(userId, postId),
    placeholderData: () => findKnownPost(queries, userId, postId),
  });

  // Refused: gone, or not for this member to see. What was known of it from a list is outdated by that.
  if (error instanceof ApiError && error.kind === 'refused') return { kind: 'missing' };
  if (data) return { kind: 'ready', post: data };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}
