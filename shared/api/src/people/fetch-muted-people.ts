import type { ApiClient } from '@social/api';
import { object, replyList } from '@social/api/wire';
import { personSummary, type PersonSummary } from './person';

const reply = object({ muted_users: replyList(personSummary) });

/**
 * Fetches the people that the signed-in person has muted. Only our provider has this call.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchMutedPeople(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<PersonSummary[]> {
  return (await client.call('get-muted-users', { reply, signal })).muted_users;
}
