import type { ApiClient, PersonId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { group, type Group } from './group';

const reply = object({ joined_groups: replyList(group) });

/**
 * Fetches the groups that a member has joined.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchJoinedGroups(
  client: ApiClient,
  personId: PersonId,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Group[]> {
  const form = { user_id: personId, fetch: 'joined_groups' };
  return (await client.call('get-user-data', { form, reply, signal })).joined_groups;
}
