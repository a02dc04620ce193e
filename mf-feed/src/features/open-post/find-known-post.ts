import type { PersonId, PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** The post as the lists of this page know it, or nothing. */
export function findKnownPost(queries: QueryClient, userId: PersonId | null, postId: PostId): Post | undefined {
  for (const [, list] of queries.getQueriesData<InfiniteData<Post[]>>({ queryKey: ['feed', userId] })) {
    const known = list?.pages.flat().find(({ id }) => id === postId);
    if (known) return known;
  }
  return undefined;
}
