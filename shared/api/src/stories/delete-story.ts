import type { ApiClient, StoryId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Takes a story of one's own back.
 * @throws {ApiError} `refused` when it is another's or its day is over.
 */
export async function deleteStory(client: ApiClient, storyId: StoryId): Promise<void> {
  await client.call('delete-story', { form: { story_id: storyId }, reply });
}
