import type { ApiClient, GroupId, PersonId } from '@social/api';
import { object, replyList } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

const reply = object({ users: replyList(personSummary) });

/**
 * Fetches members of a group. `afterPersonId` is the last one received.
 * @throws {ApiError} `refused` when the group is private and the signed-in person is not in it, or the host has no such call.
 */
export async function fetchGroupMembers(
  client: ApiClient,
  groupId: GroupId,
  { limit, afterPersonId }: { limit: number; afterPersonId?: PersonId | undefined },
  { signal }: { signal?: AbortSignal } = {},
): Promise<PersonSummary[]> {
  return (await client.call('get_group_members', { form: { group_id: groupId, limit, offset: afterPersonId }, reply, signal })).users;
}
