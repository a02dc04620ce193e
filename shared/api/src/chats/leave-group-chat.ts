import type { ApiClient, GroupId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/** Leaves a group. @throws {ApiError} `refused` when the signed-in person is not in it. */
export async function leaveGroupChat(client: ApiClient, groupId: GroupId): Promise<void> {
  await client.call('group_chat', { form: { type: 'leave', id: groupId }, reply });
}

/**
 * Deletes a group with its messages permanently, for all participants.
 * @throws {ApiError} `refused` if it is not the signed-in person's.
 */
export async function deleteGroupChat(client: ApiClient, groupId: GroupId): Promise<void> {
  await client.call('group_chat', { form: { type: 'delete', id: groupId }, reply });
}
