import type { ApiClient, GroupId, UploadOptions } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Changes the name or the picture of a group. May be repeated.
 * @throws {ApiError} `refused` when it is not the signed-in person's.
 */
export async function editGroupChat(
  client: ApiClient,
  groupId: GroupId,
  { name, avatar }: { name?: string; avatar?: Blob },
  { signal, onUploadProgress }: UploadOptions = {},
): Promise<void> {
  const form = { type: 'edit', id: groupId, group_name: name };
  await client.call('group_chat', { form, reply, signal, ...(avatar && { files: { avatar }, onUploadProgress }) });
}
