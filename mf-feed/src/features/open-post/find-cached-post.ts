import type { PersonId, PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { PostEntry } from '../../lib/post-entry';

/** Finds a post in the cached lists; undefined where it is in none of them. */
export function findCachedPost(queries: QueryClient, userId: PersonId | null, postId: PostId): Post | undefined {
  for (const [, list] of queries.getQueriesData<InfiniteData<PostEntry[]>>({ queryKey: ['feed', userId] })) {
    const known = list?.pages.flat().find(({ id }) => id === postId)?.post;
    if (known) return known;
  }
  return undefined;
}
