import { useHiddenIds } from '@social/data';
import { apiClient, useSession } from '@social/session';
import type { StoryOwner } from '@social/api/stories/story';
import { useInfiniteQuery } from '@tanstack/react-query';
import { leftOutStories } from './left-out-stories';
import { storiesQuery } from './stories-query';

export type StoriesState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /** `loadMore` is null once everybody is here, and while more are on their way. */
  | { kind: 'ready'; owners: readonly StoryOwner[]; loadMore: (() => void) | null };

/** Who has stories, without those that the member has just taken back. */
export function useStories(): StoriesState {
  const userId = useSession((session) => session.userId);
  const query = useInfiniteQuery(storiesQuery(apiClient, userId));
  const leftOut = useHiddenIds(leftOutStories);

  if (!query.data) {
    const isFailed = query.error && !query.isFetching;
    return isFailed ? { kind: 'failed', error: query.error, retry: () => void query.refetch() } : { kind: 'loading' };
  }
  const owners = query.data.flatMap((owner) => {
    const stories = owner.stories.filter(({ id }) => !leftOut.has(id));
    return stories.length > 0 ? [{ ...owner, stories }] : [];
  });
  const canLoad = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError;
  return { kind: 'ready', owners, loadMore: canLoad ? () => void query.fetchNextPage({ cancelRefetch: false }) : null };
}
