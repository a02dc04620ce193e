import type { ApiClient, GroupId, PersonId } from '@social/api';
import { idOrNull, list, mappedOrRefused, mediaUrl, object, plainText } from '@social/api/wire';

/** A group that its members post in; one that only chats is a conversation. */
export type JoinedGroup = { id: GroupId; name: string; avatarUrl: string | null };

const joinedGroup = mappedOrRefused(
  object({
    group_id: idOrNull<GroupId>(),
    id: idOrNull<GroupId>(),
    group_title: plainText,
    group_name: plainText,
    name: plainText,
    avatar: mediaUrl,
  }),
  (wire): JoinedGroup | null => {
    const id = wire.group_id ?? wire.id;
    return id && { id, name: wire.group_title || wire.name || wire.group_name, avatarUrl: wire.avatar };
  },
);

const reply = object({ joined_groups: list(joinedGroup) });

/**
 * The groups that a member has joined.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchJoinedGroups(
  client: ApiClient,
  personId: PersonId,
  { signal }: { signal?: AbortSignal } = {},
): Promise<JoinedGroup[]> {
  const form = { user_id: personId, fetch: 'joined_groups' };
  return (await client.call('get-user-data', { form, reply, signal })).joined_groups;
}
