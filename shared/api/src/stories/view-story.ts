import type { ApiClient, StoryId } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { story, type Story } from './story';

const reply = object({ story: objectOrNull(story), data: objectOrNull(story) });

/**
 * Fetches a story, which the provider counts as seen by the signed-in person.
 * @throws {ApiError} `refused` when it is expired.
 */
export async function viewStory(client: ApiClient, storyId: StoryId, { signal }: { signal?: AbortSignal } = {}): Promise<Story> {
  const { story: found, data } = await client.call('get_story_by_id', { form: { story_id: storyId }, reply, signal });
  return requireResult(found ?? data, 'get_story_by_id');
}
