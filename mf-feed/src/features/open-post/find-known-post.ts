import type { PersonId, PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { PostEntry } from '../../lib/post-entry';

/** The post as the lists of this page know it; nothing where they don't, or have packed it. */
export function findKnownPost(queries: QueryClient, userId: PersonId | null, postId: PostId): Post | undefined {
  for (const [, list] of queries.getQueriesData<InfiniteData<PostEntry[]>>({ queryKey: ['feed', userId] })) {
    const known = list?.pages.flat().find(({ id }) => id === postId)?.post;
    if (known) return known;
  }
  return undefined;
}
