import type { Cursor } from '../../lib/cursor';
import type { FullGroup, GroupRepository } from './groups.repository';

export type GroupService = ReturnType<typeof createGroupService>;

/** Groups that post together. Each list has the newest first and goes on below the last id of the page before. */
export function createGroupService({ groups }: { groups: GroupRepository }) {
  return {
    /** The groups of a member; others do not learn of the private ones that they are not in themselves. */
    async listJoined(memberId: number, viewerId: number, cursor: Cursor): Promise<FullGroup[]> {
      const joined = await groups.listJoined(memberId, viewerId, cursor);
      return joined.filter(({ group, isJoined }) => isJoined || !group.isPrivate);
    },

    /** Groups that the member is not in yet. */
    listSuggested: (memberId: number, cursor: Cursor): Promise<FullGroup[]> => groups.listSuggested(memberId, cursor),

    /** By name and title. Private groups are found too, so that one can ask to be let in; what is posted there is not. */
    search: (words: string, viewerId: number, cursor: Cursor): Promise<FullGroup[]> => groups.search(words, viewerId, cursor),
  };
}
