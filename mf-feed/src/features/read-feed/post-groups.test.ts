import type { Post } from '@social/api/posts/post';
import { createPostGroups, type PostGroup } from './post-groups';

/** Posts are told apart by their id alone here. */
const posts = (...ids: number[]) => ids.map((id) => postOf(id));
const known = new Map<number, Post>();

function postOf(id: number): Post {
  const post = known.get(id) ?? ({ id: `${id}` } as unknown as Post);
  known.set(id, post);
  return post;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const idsOf = (groups: readonly PostGroup[]) => groups.map(({ posts: its }) => its.map(({ id }) => Number(id)));

test('posts stand in groups of twenty, each of which knows how many come before it', () => {
  const groups = createPostGroups()(posts(...range(1, 45)));

  expect(idsOf(groups)).toEqual([range(1, 20), range(21, 40), range(41, 45)]);
  expect(groups.map(({ before }) => before)).toEqual([0, 20, 40]);
});

test('a further page fills the last group; the others are what they were', () => {
  const groupsOf = createPostGroups();
  const earlier = groupsOf(posts(...range(1, 30)));
  const later = groupsOf(posts(...range(1, 45)));

  expect(idsOf(later)).toEqual([range(1, 20), range(21, 40), range(41, 45)]);
  expect(later[0]).toBe(earlier[0]);
  expect(later[1]?.id).toBe(earlier[1]?.id);
});

test('new posts on top are a group of their own: nobody else moves into another', () => {
  const groupsOf = createPostGroups();
  const earlier = groupsOf(posts(...range(1, 40)));
  const later = groupsOf(posts(100, 101, ...range(1, 40)));

  expect(idsOf(later)).toEqual([[100, 101], range(1, 20), range(21, 40)]);
  expect(later.slice(1).map(({ id }) => id)).toEqual(earlier.map(({ id }) => id));
  expect(later[2]?.before).toBe(22);
});

test('a post that goes leaves its group smaller, and one that comes back finds its own', () => {
  const groupsOf = createPostGroups();
  groupsOf(posts(...range(1, 25)));

  expect(idsOf(groupsOf(posts(...range(1, 9), ...range(11, 25))))).toEqual([[...range(1, 9), ...range(11, 20)], range(21, 25)]);
  expect(idsOf(groupsOf(posts(...range(1, 25))))).toEqual([range(1, 20), range(21, 25)]);
});

test('whatever moves where, each post is there once and in its order', () => {
  const groupsOf = createPostGroups();
  groupsOf(posts(...range(1, 60)));
  const moved = [45, 1, 2, 100, ...range(3, 44), 101, ...range(46, 60)];

  const groups = groupsOf(posts(...moved));

  expect(idsOf(groups).flat()).toEqual(moved);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
});
