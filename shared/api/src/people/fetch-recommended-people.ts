import type { ApiClient, PersonId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { listedPerson, type ListedPerson } from './person';

const reply = object({ data: replyList(listedPerson) });

/**
 * Fetches people that the signed-in person may want to follow.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchRecommendedPeople(
  client: ApiClient,
  { limit, afterPersonId }: { limit: number; afterPersonId?: PersonId | undefined },
  { signal }: { signal?: AbortSignal } = {},
): Promise<ListedPerson[]> {
  return (await client.call('fetch-recommended', { form: { type: 'users', limit, offset: afterPersonId }, reply, signal })).data;
}
