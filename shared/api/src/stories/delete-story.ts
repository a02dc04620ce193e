import type { ApiClient, StoryId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Deletes one's own story.
 * @throws {ApiError} `refused` when it is another's or expired.
 */
export async function deleteStory(client: ApiClient, storyId: StoryId): Promise<void> {
  await client.call('delete-story', { form: { story_id: storyId }, reply });
}
