import type { ApiClient, PersonId } from '@social/api';
import { object, replyList, replyLists } from '@social/api/wire';
import { listedPerson, type ListedPerson } from './person';

export type FriendPage = {
  personId: PersonId;
  side: 'following' | 'followers';
  limit: number;
  /** The last person received; the page holds the ones after. */
  afterPersonId?: PersonId | undefined;
};

const people = replyList(listedPerson);

const reply = object({ data: replyLists(object({ following: people, followers: people })) });

/**
 * Fetches a page of the people that a member follows, or of their followers.
 * @throws {ApiError} `refused` if the member does not exist, and every kind of a read.
 */
export async function fetchFriends(
  client: ApiClient,
  { personId, side, limit, afterPersonId }: FriendPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ListedPerson[]> {
  const form = { user_id: personId, type: side, limit, [`${side}_offset`]: afterPersonId };
  const { data } = await client.call('get-friends', { form, reply, signal });
  return data[side];
}
