import type { PostId } from '@social/api';
import type { PostEntry } from '../../lib/post-entry';

/** Posts of a list that stand together, and are drawn or left out as one. */
export type PostGroup = {
  id: number;
  entries: readonly PostEntry[];
  /** How many posts of the list stand before its first. */
  before: number;
};

const MOST_POSTS = 40;

/**
 * Splits a list into groups, and remembers who was with whom: a post that stays in the list stays in its group, with all that is
 * open in it, whatever comes on top, goes, or follows.
 */
export function createPostGroups() {
  const groupOf = new Map<PostId, number>();
  let earlier = new Map<number, PostGroup>();
  let lastId = 0;

  return function groupsOf(entries: readonly PostEntry[]): PostGroup[] {
    const members = new Map<number, PostEntry[]>();
    let current = 0;

    for (const entry of entries) {
      const known = groupOf.get(entry.id);
      // A post that has moved past others can't go back to a group that is full of them.
      if (known !== undefined && known !== current && !members.has(known)) current = known;
      else if (known === undefined || known !== current) current = roomAfter(members, current);
      groupOf.set(entry.id, current);
      const group = members.get(current);
      if (group) group.push(entry);
      else members.set(current, [entry]);
    }

    let before = 0;
    const groups = [...members].map(([id, its]) => {
      const group = asBefore({ id, entries: its, before });
      before += its.length;
      return group;
    });
    earlier = new Map(groups.map((group) => [group.id, group]));
    return groups;
  };

  function roomAfter(members: ReadonlyMap<number, readonly PostEntry[]>, id: number): number {
    const room = MOST_POSTS - (members.get(id)?.length ?? MOST_POSTS);
    return room > 0 ? id : (lastId += 1);
  }

  /** The same object for the same group: what has not changed is not drawn again. */
  function asBefore(group: PostGroup): PostGroup {
    const was = earlier.get(group.id);
    const isSame =
      was?.before === group.before &&
      was.entries.length === group.entries.length &&
      was.entries.every((entry, index) => entry === group.entries[index]);
    return isSame ? was : group;
  }
}
