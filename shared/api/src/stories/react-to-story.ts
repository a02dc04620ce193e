import type { ApiClient, StoryId } from '@social/api';
import { object } from '@social/api/wire';
import { REACTIONS, type Reaction } from '../posts/toggle-reaction';

const reply = object({}); // api_status was checked by the client

/**
 * Lets the one who posted a story see what one makes of it.
 * @throws {ApiError} `refused` when its day is over.
 */
export async function reactToStory(client: ApiClient, storyId: StoryId, reaction: Reaction): Promise<void> {
  await client.call('react_story', { form: { story_id: storyId, reaction: REACTIONS[reaction] }, reply });
}
