import type { PersonId, PostId } from '@social/api';
import { fetchPost } from '@social/api/posts/fetch-post';
import type { Post } from '@social/api/posts/post';
import { apiClient } from '@social/session';
import { queryOptions } from '@tanstack/react-query';

export function postQuery(userId: PersonId | null, postId: PostId) {
  return queryOptions<Post>({
    queryKey: ['post', userId, postId],
    queryFn: ({ signal }) => fetchPost(apiClient, postId, { signal }),
  });
}
