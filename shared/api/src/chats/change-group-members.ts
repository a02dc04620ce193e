import type { ApiClient, GroupId, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/** Adds people to a group. May be repeated. @throws {ApiError} `refused` when the signed-in person may not. */
export async function addToGroupChat(client: ApiClient, groupId: GroupId, personIds: readonly PersonId[]): Promise<void> {
  await client.call('group_chat', { form: { type: 'add_user', id: groupId, parts: personIds.join(',') }, reply });
}

/** Removes people from a group. May be repeated. @throws {ApiError} `refused` when the signed-in person may not. */
export async function removeFromGroupChat(client: ApiClient, groupId: GroupId, personIds: readonly PersonId[]): Promise<void> {
  await client.call('group_chat', { form: { type: 'remove_user', id: groupId, parts: personIds.join(',') }, reply });
}
