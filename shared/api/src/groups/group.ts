import type { GroupId, PersonId } from '@social/api';
import { count, flag, idOrNull, mappedOrRefused, mediaUrl, object, plainText, text } from '@social/api/wire';

/** A group that its members post in; a group that chats is a `GroupConversation`. */
export type Group = {
  id: GroupId;
  /** Its name in URLs. */
  slug: string;
  name: string;
  description: string;
  avatarUrl: string | null;
  coverUrl: string | null;
  ownerId: PersonId | null;
  isPrivate: boolean;
  isJoined: boolean;
  memberCount: number;
};

export const group = mappedOrRefused(
  object({
    group_id: idOrNull<GroupId>(),
    id: idOrNull<GroupId>(),
    user_id: idOrNull<PersonId>(),
    group_name: plainText,
    group_title: plainText,
    name: plainText,
    about: plainText,
    avatar: mediaUrl,
    cover: mediaUrl,
    privacy: text,
    is_joined: flag,
    is_group_joined: flag,
    members: count,
    members_count: count,
  }),
  (wire): Group | null => {
    const id = wire.group_id ?? wire.id;
    if (id === null) return null;
    return {
      id,
      slug: wire.group_name,
      name: wire.group_title || wire.name || wire.group_name,
      description: wire.about,
      avatarUrl: wire.avatar,
      coverUrl: wire.cover,
      ownerId: wire.user_id,
      isPrivate: wire.privacy === '2',
      isJoined: wire.is_joined || wire.is_group_joined,
      memberCount: wire.members_count || wire.members,
    };
  },
);
