import type { StoryId } from '@social/api';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { reactToStory } from '@social/api/stories/react-to-story';
import { createOptimisticValues, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';

/** The member's reactions to stories, over what the provider says. It keeps the last one that it is sent, and cannot remove it. */
export const sentReactions = getPageStore('story reactions', () =>
  createOptimisticValues<StoryId, Reaction | null>({
    scope: memberScope,
    fallback: null,
    async send(id, reaction) {
      if (reaction) await reactToStory(apiClient, id, reaction);
      return reaction;
    },
  }),
);
