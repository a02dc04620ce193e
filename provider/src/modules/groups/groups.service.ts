import type { Cursor } from '../../lib/cursor';
import type { MemberRow } from '../members/members.repository';
import { GroupNameTakenError, GroupNotFoundError, OwnGroupError, PrivateGroupError } from './groups.errors';
import type { FullGroup, GroupRepository, GroupRow } from './groups.repository';

type NewGroup = Pick<GroupRow, 'name' | 'title' | 'description' | 'isPrivate'>;

export type GroupService = ReturnType<typeof createGroupService>;

/** Groups of members who post together. Each list starts with the newest group. */
export function createGroupService({ groups, now }: { groups: GroupRepository; now: () => Date }) {
  async function get(groupId: number, viewerId: number): Promise<FullGroup> {
    const group = await groups.find(groupId, viewerId);
    if (!group) throw new GroupNotFoundError();
    return group;
  }

  return {
    /** Returns a group with its counts and the viewer's membership. @throws {GroupNotFoundError} */
    get,

    /** Creates a group. Its owner is its first member. @throws {GroupNameTakenError} also on repetition. */
    async add(ownerId: number, group: NewGroup): Promise<FullGroup> {
      const id = await groups.add({ ...group, ownerId, createdAt: now() });
      if (id === null) throw new GroupNameTakenError();
      return get(id, ownerId);
    },

    /**
     * Joins a group, or leaves it. Returns true if the member is in it now. Members cannot join a private group.
     * @throws {GroupNotFoundError | PrivateGroupError | OwnGroupError}
     */
    async toggleJoined(groupId: number, memberId: number): Promise<boolean> {
      const { group, isJoined } = await get(groupId, memberId);
      if (!isJoined && group.isPrivate && group.ownerId !== memberId) throw new PrivateGroupError();
      if (isJoined && group.ownerId === memberId) throw new OwnGroupError();
      await groups.setJoined(groupId, memberId, !isJoined, now());
      return !isJoined;
    },

    /** Lists members of a group, the newest account first. @throws {GroupNotFoundError | PrivateGroupError} */
    async listMembers(groupId: number, viewerId: number, cursor: Cursor): Promise<MemberRow[]> {
      const { group, isJoined } = await get(groupId, viewerId);
      if (group.isPrivate && !isJoined) throw new PrivateGroupError();
      return groups.listMembers(groupId, viewerId, cursor);
    },

    /** Lists the groups of a member. Omits private groups that the viewer is not in, so a page can be shorter than its limit. */
    async listJoined(memberId: number, viewerId: number, cursor: Cursor): Promise<FullGroup[]> {
      const joined = await groups.listJoined(memberId, viewerId, cursor);
      return joined.filter(({ group, isJoined }) => isJoined || !group.isPrivate);
    },

    /** Lists groups that the member is not in yet. */
    listSuggested: (memberId: number, cursor: Cursor): Promise<FullGroup[]> => groups.listSuggested(memberId, cursor),

    /** Searches groups by name and title. An empty text finds all. Finds private groups too, but not their posts. */
    search: (text: string, viewerId: number, cursor: Cursor): Promise<FullGroup[]> => groups.search(text, viewerId, cursor),
  };
}
