import { viewStory } from '@social/api/stories/view-story';
import type { Story } from '@social/api/stories/story';
import { apiClient, useSession } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { storiesQuery, withStory } from './stories-query';

/** Tells the provider that a story was seen, once, and takes over what it says of it then. */
export function useMarkSeen(): (story: Story) => void {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();

  return (story) => {
    if (story.isViewed || story.isMine) return;
    viewStory(apiClient, story.id).then(
      ({ viewCount }) => {
        queries.setQueryData(storiesQuery(apiClient, userId).queryKey, (pages) =>
          withStory(pages, story.id, { isViewed: true, viewCount }),
        );
      },
      // It stays new: the member has lost nothing, and it is told the next time they look at it.
      () => undefined,
    );
  };
}
