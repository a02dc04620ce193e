import { epoch, text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import type { FullGroup } from './groups.repository';

/** Presents a group of members who post together. The contract has no recorded group, so this uses the form of pages. */
export function presentGroup({ group, members, posts, isJoined }: FullGroup, viewerId: number, wire: WireContext) {
  return {
    id: text(group.id),
    group_id: text(group.id),
    user_id: text(group.ownerId),
    group_name: group.name,
    group_title: group.title,
    name: group.title,
    username: group.name,
    about: group.description,
    avatar: wire.mediaUrl(group.avatarPath),
    cover: wire.mediaUrl(group.coverPath),
    privacy: group.isPrivate ? '2' : '1',
    active: '1',
    registered: epoch(group.createdAt),
    type: 'group',
    is_owner: group.ownerId === viewerId,
    is_joined: isJoined,
    is_group_joined: Number(isJoined),
    members_count: text(members),
    members: text(members),
    post_count: text(posts),
    url: wire.siteUrl(`/groups/${group.name}`),
  };
}
