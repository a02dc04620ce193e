import type { ApiClient, PersonId } from '@social/api';
import { list, object, objectOrNull } from '@social/api/wire';
import { listedPerson, type ListedPerson } from './person';

export type FriendPage = {
  personId: PersonId;
  side: 'following' | 'followers';
  limit: number;
  /** The last person received; the page holds the ones after. */
  afterPersonId?: PersonId | undefined;
};

const reply = object({ data: objectOrNull(object({ following: list(listedPerson), followers: list(listedPerson) })) });

/**
 * Fetches a page of the people whom a member follows, or of their followers.
 * @throws {ApiError} `refused` when there is no such member, and every kind of a read.
 */
export async function fetchFriends(
  client: ApiClient,
  { personId, side, limit, afterPersonId }: FriendPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ListedPerson[]> {
  const form = { user_id: personId, type: side, limit, [`${side}_offset`]: afterPersonId };
  const { data } = await client.call('get-friends', { form, reply, signal });
  return data?.[side] ?? [];
}
