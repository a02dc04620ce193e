import type { ApiClient } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { person, type Person } from './fetch-person';

const reply = object({ user_data: objectOrNull(person) });

/**
 * Fetches a member's profile by user name, as links and mentions have it.
 * @throws {ApiError} `refused` when there is no such member or they are not visible.
 */
export async function fetchPersonByUsername(
  client: ApiClient,
  username: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Person> {
  const { user_data: found } = await client.call('get-user-data-username', { form: { username, fetch: 'user_data' }, reply, signal });
  return requireResult(found, 'get-user-data-username');
}
