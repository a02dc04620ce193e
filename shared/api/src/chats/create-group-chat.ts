import type { ApiClient, GroupId, PersonId, UploadOptions } from '@social/api';
import { idOrNull, list, object, reading } from '@social/api/wire';

export type NewGroupChat = { name: string; memberIds: readonly PersonId[]; avatar?: Blob | undefined };

const groups = list(object({ group_id: idOrNull<GroupId>() }));

const reply = object({ group_id: idOrNull<GroupId>(), data: reading((value) => groups.parse(Array.isArray(value) ? value : [value])) });

/**
 * Creates a group conversation. Resolves to its id, or to null where the provider does not send it: read the list of groups then.
 * Do not repeat after `network` or `timeout` without its idempotency key or reading the list: it may exist.
 * @throws {ApiError} `refused` with the provider's message when the name or the picture is not accepted.
 */
export async function createGroupChat(
  client: ApiClient,
  { name, memberIds, avatar }: NewGroupChat,
  { signal, idempotencyKey, onUploadProgress }: UploadOptions = {},
): Promise<GroupId | null> {
  const form = { type: 'create', group_name: name, parts: memberIds.join(',') };
  const made = await client.call('group_chat', {
    form,
    reply,
    signal,
    idempotencyKey,
    ...(avatar && { files: { avatar }, onUploadProgress }),
  });
  return made.group_id ?? made.data[0]?.group_id ?? null;
}
