import type { ApiClient, StoryId } from '@social/api';
import { object } from '@social/api/wire';
import { REACTIONS, type Reaction } from '../posts/toggle-reaction';

const reply = object({}); // api_status was checked by the client

/**
 * Reacts to a story; its author sees the reaction.
 * @throws {ApiError} `refused` when it is expired.
 */
export async function reactToStory(client: ApiClient, storyId: StoryId, reaction: Reaction): Promise<void> {
  await client.call('react_story', { form: { story_id: storyId, reaction: REACTIONS[reaction] }, reply });
}
