import { parseId, type PostId } from '@social/api';
import type { RegionVisit } from '@social/contracts';
import { sessionStore } from '@social/session';
import { matchPath } from '@social/ui/router';
import type { QueryClient } from '@tanstack/react-query';
import { postQuery } from '../features/open-post/post-query';
import { PostPage } from '../pages/post/post-page';

export async function preload({ pathname, queries }: RegionVisit<QueryClient>) {
  const { userId } = sessionStore.getState();
  const postId = parseId<PostId>(matchPath('/post/:postId', pathname)?.params.postId);
  if (userId !== null && postId !== null) await queries.prefetchQuery(postQuery(userId, postId));
}

export function Region() {
  return <PostPage />;
}
