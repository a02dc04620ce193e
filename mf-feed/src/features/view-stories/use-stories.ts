import type { StoryOwner } from '@social/api/stories/story';
import { useHiddenIds } from '@social/data';
import { toListState, type ListState } from '@social/data/lists/list-state';
import { apiClient, useSession } from '@social/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import { hiddenStories } from './hidden-stories';
import { storiesQuery } from './stories-query';

/** Lists the members with stories, without the stories that the member has deleted here. */
export function useStories(): ListState<StoryOwner> {
  const userId = useSession((session) => session.userId);
  const query = useInfiniteQuery(storiesQuery(apiClient, userId));
  const hidden = useHiddenIds(hiddenStories);

  return toListState(query, (owners) =>
    owners.flatMap((owner) => {
      const stories = owner.stories.filter(({ id }) => !hidden.has(id));
      return stories.length > 0 ? [{ ...owner, stories }] : [];
    }),
  );
}
