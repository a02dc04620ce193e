import type { GroupId } from '@social/api';

export const myGroupsPath = '/my-groups';

export function toGroupPath(groupId: GroupId): string {
  return `${myGroupsPath}/${encodeURIComponent(groupId)}`;
}
