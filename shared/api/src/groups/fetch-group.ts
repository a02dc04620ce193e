import type { ApiClient, GroupId } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { group, type Group } from './group';

const reply = object({ group_data: objectOrNull(group) });

/**
 * Fetches a group that its members post in.
 * @throws {ApiError} `refused` when there is no such group, or the host has no such call.
 */
export async function fetchGroup(client: ApiClient, groupId: GroupId, { signal }: { signal?: AbortSignal } = {}): Promise<Group> {
  return requireResult((await client.call('get-group-data', { form: { group_id: groupId }, reply, signal })).group_data, 'get-group-data');
}
