import { viewStory } from '@social/api/stories/view-story';
import type { Story } from '@social/api/stories/story';
import { apiClient, useSession } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { updateStory } from './stories-query';

/** Reports a story as seen, once, and applies the provider's new view count. */
export function useMarkSeen(): (story: Story) => void {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();

  return (story) => {
    if (story.isViewed || story.isMine) return;
    viewStory(apiClient, story.id).then(
      ({ viewCount }) => updateStory(queries, userId, story.id, { isViewed: true, viewCount }),
      // On a failure it stays new and is reported when it is viewed again.
      () => undefined,
    );
  };
}
