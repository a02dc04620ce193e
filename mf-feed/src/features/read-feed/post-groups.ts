import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';

/** Posts of a list that stand together, and are drawn or left out as one. */
export type PostGroup = {
  id: number;
  posts: readonly Post[];
  /** How many posts of the list stand before its first. */
  before: number;
};

const MOST_POSTS = 20;

/**
 * Splits a list into groups, and remembers who was with whom: a post that stays in the list stays in its group, with all that is
 * open in it, whatever comes on top, goes, or follows.
 */
export function createPostGroups() {
  const groupOf = new Map<PostId, number>();
  let earlier = new Map<number, PostGroup>();
  let lastId = 0;

  return function groupsOf(posts: readonly Post[]): PostGroup[] {
    const members = new Map<number, Post[]>();
    let current = 0;

    for (const post of posts) {
      const known = groupOf.get(post.id);
      // A post that has moved past others can't go back to a group that is full of them.
      if (known !== undefined && known !== current && !members.has(known)) current = known;
      else if (known === undefined || known !== current) current = roomAfter(members, current);
      groupOf.set(post.id, current);
      const group = members.get(current);
      if (group) group.push(post);
      else members.set(current, [post]);
    }

    let before = 0;
    const groups = [...members].map(([id, its]) => {
      const group = asBefore({ id, posts: its, before });
      before += its.length;
      return group;
    });
    earlier = new Map(groups.map((group) => [group.id, group]));
    return groups;
  };

  function roomAfter(members: ReadonlyMap<number, readonly Post[]>, id: number): number {
    const room = MOST_POSTS - (members.get(id)?.length ?? MOST_POSTS);
    return room > 0 ? id : (lastId += 1);
  }

  /** The same object for the same group: what has not changed is not drawn again. */
  function asBefore(group: PostGroup): PostGroup {
    const was = earlier.get(group.id);
    const isSame = was?.before === group.before && was.posts.length === group.posts.length && was.posts.every((post, index) => post === group.posts[index]);
    return isSame ? was : group;
  }
}
