import type { PostEntry } from '../../lib/post-entry';
import { createPostGroups, type PostGroup } from './post-groups';

/** Posts are told apart by their id alone here. */
const posts = (...ids: number[]) => ids.map((id) => postOf(id));
const known = new Map<number, PostEntry>();

function postOf(id: number): PostEntry {
  const entry = known.get(id) ?? ({ id: `${id}` } as unknown as PostEntry);
  known.set(id, entry);
  return entry;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const idsOf = (groups: readonly PostGroup[]) => groups.map(({ entries }) => entries.map(({ id }) => Number(id)));

test('posts stand in groups of forty, each of which knows how many come before it', () => {
  const groups = createPostGroups()(posts(...range(1, 85)));

  expect(idsOf(groups)).toEqual([range(1, 40), range(41, 80), range(81, 85)]);
  expect(groups.map(({ before }) => before)).toEqual([0, 40, 80]);
});

test('a further page fills the last group; the others are what they were', () => {
  const groupsOf = createPostGroups();
  const earlier = groupsOf(posts(...range(1, 50)));
  const later = groupsOf(posts(...range(1, 85)));

  expect(idsOf(later)).toEqual([range(1, 40), range(41, 80), range(81, 85)]);
  expect(later[0]).toBe(earlier[0]);
  expect(later[1]?.id).toBe(earlier[1]?.id);
});

test('new posts on top are a group of their own: nobody else moves into another', () => {
  const groupsOf = createPostGroups();
  const earlier = groupsOf(posts(...range(1, 60)));
  const later = groupsOf(posts(100, 101, ...range(1, 60)));

  expect(idsOf(later)).toEqual([[100, 101], range(1, 40), range(41, 60)]);
  expect(later.slice(1).map(({ id }) => id)).toEqual(earlier.map(({ id }) => id));
  expect(later[2]?.before).toBe(42);
});

test('a post that goes leaves its group smaller, and one that comes back finds its own', () => {
  const groupsOf = createPostGroups();
  groupsOf(posts(...range(1, 45)));

  expect(idsOf(groupsOf(posts(...range(1, 9), ...range(11, 45))))).toEqual([[...range(1, 9), ...range(11, 40)], range(41, 45)]);
  expect(idsOf(groupsOf(posts(...range(1, 45))))).toEqual([range(1, 40), range(41, 45)]);
});

test('whatever moves where, each post is there once and in its order', () => {
  const groupsOf = createPostGroups();
  groupsOf(posts(...range(1, 130)));
  const moved = [95, 1, 2, 200, ...range(3, 94), 201, ...range(96, 130)];

  const groups = groupsOf(posts(...moved));

  expect(idsOf(groups).flat()).toEqual(moved);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
});
