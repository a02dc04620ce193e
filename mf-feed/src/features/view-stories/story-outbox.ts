import type { StoryId } from '@social/api';
import { createStory } from '@social/api/stories/create-story';
import { object, text } from '@social/api/wire';
import { createPageOutbox } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { t } from '@social/texts';

type NewStory = { title: string; description: string };

/** Returns a member's outbox of stories, with one photo or video each. */
export const getStoryOutbox = createPageOutbox<NewStory, StoryId>({
  name: 'stories',
  scope: memberScope,
  client: apiClient,
  payload: object({ title: text, description: text }),
  toLane: ({ id }) => id,
  recovery: { kind: 'ask', noun: t('story') },
  send({ payload: { title, description } }, { files: [file], ...options }) {
    if (!file) throw new Error('a story has a photo or a video');
    const kind = file.type.startsWith('video/') ? 'video' : 'image';
    return createStory(apiClient, { kind, file, title, description }, options);
  },
});
