import type { ApiClient } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { personSummary, type PersonSummary } from './person';

const reply = object({ blocked_users: replyList(personSummary) });

/**
 * Fetches the people that the signed-in person has blocked.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchBlockedPeople(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<PersonSummary[]> {
  return (await client.call('get-blocked-users', { reply, signal })).blocked_users;
}
