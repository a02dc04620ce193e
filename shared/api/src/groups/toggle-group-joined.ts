import { ApiError, type ApiClient, type GroupId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ join_status: oneOf(['joined', 'left', 'requested'], null) });

/**
 * Joins or leaves a group: the provider's call toggles. Resolves to whether the signed-in person is in it now.
 * Do not repeat after `network` or `timeout` without reading the group again.
 * @throws {ApiError} `refused` when the group is private, is one's own, or the host has no such call.
 */
export async function toggleGroupJoined(client: ApiClient, groupId: GroupId): Promise<boolean> {
  const { join_status: status } = await client.call('join-group', { form: { group_id: groupId }, reply });
  if (status === null) throw new ApiError('contract', 'join-group answered without a known status');
  return status === 'joined';
}
