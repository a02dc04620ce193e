import type { Cursor } from '../../lib/cursor';
import type { FullGroup, GroupRepository } from './groups.repository';

export type GroupService = ReturnType<typeof createGroupService>;

/** Groups of members who post together. Each list has the newest group first. */
export function createGroupService({ groups }: { groups: GroupRepository }) {
  return {
    /** Lists the groups of a member; a private one only for viewers who are in it too, so a page can be shorter than its limit. */
    async listJoined(memberId: number, viewerId: number, cursor: Cursor): Promise<FullGroup[]> {
      const joined = await groups.listJoined(memberId, viewerId, cursor);
      return joined.filter(({ group, isJoined }) => isJoined || !group.isPrivate);
    },

    /** Lists groups that the member is not in yet. */
    listSuggested: (memberId: number, cursor: Cursor): Promise<FullGroup[]> => groups.listSuggested(memberId, cursor),

    /** Searches groups by name and title; an empty text finds all. Private groups are found too, but their posts are not. */
    search: (text: string, viewerId: number, cursor: Cursor): Promise<FullGroup[]> => groups.search(text, viewerId, cursor),
  };
}
