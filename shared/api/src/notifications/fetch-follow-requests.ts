import type { ApiClient } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

const reply = object({ friend_requests: replyList(personSummary) });

/**
 * Fetches the people who have asked to follow the signed-in person.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchFollowRequests(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<PersonSummary[]> {
  return (await client.call('get-general-data', { form: { fetch: 'friend_requests' }, reply, signal })).friend_requests;
}
