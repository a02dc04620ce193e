import type { ApiClient, PersonId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { storyOwner, type StoryOwner } from './story';

export type StoryPage = {
  limit: number;
  /** The last member received; the page holds the next ones. */
  afterPersonId?: PersonId | undefined;
};

const owners = replyList(storyOwner);

const reply = object({ stories: owners, data: owners });

/**
 * Fetches members with stories of the last day, the signed-in person among them.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchStories(
  client: ApiClient,
  { limit, afterPersonId }: StoryPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<StoryOwner[]> {
  const { stories, data } = await client.call('get-user-stories', { form: { limit, offset: afterPersonId }, reply, signal });
  return stories.length > 0 ? stories : data;
}
