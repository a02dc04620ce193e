import type { ApiClient, PersonId, StoryId } from '@social/api';
import { object, replyList } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

const people = replyList(personSummary);

const reply = object({ users: people, data: people });

/**
 * Fetches the people who have seen one's own story.
 * @throws {ApiError} `refused` when it is another's or expired.
 */
export async function fetchStoryViewers(
  client: ApiClient,
  storyId: StoryId,
  { limit, afterPersonId }: { limit: number; afterPersonId?: PersonId | undefined },
  { signal }: { signal?: AbortSignal } = {},
): Promise<PersonSummary[]> {
  const form = { story_id: storyId, limit, offset: afterPersonId };
  const { users, data } = await client.call('get_story_views', { form, reply, signal });
  return users.length > 0 ? users : data;
}
