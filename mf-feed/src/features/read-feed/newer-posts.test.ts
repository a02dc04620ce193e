import { parseId, type PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { newerPosts } from './newer-posts';

const postsOf = (...ids: number[]) => ids.map((id) => ({ id: parseId<PostId>(String(id)) }) as Post);
const nobody: ReadonlySet<PostId> = new Set();
const idsOf = (newest: Post[], shown: Post[], hiddenIds = nobody) => newerPosts(newest, shown, hiddenIds).posts.map(({ id }) => Number(id));

test('what stands above the first known post is new', () => {
  expect(idsOf(postsOf(12, 11, 10, 9), postsOf(10, 9, 8))).toEqual([12, 11]);
});

test('a pinned post that is known hides nothing that came after it', () => {
  expect(idsOf(postsOf(3, 12, 10, 9), postsOf(3, 10, 9))).toEqual([12]);
});

test('older posts that moved up because one was deleted are not new', () => {
  expect(idsOf(postsOf(9, 8, 7), postsOf(10, 9, 8))).toEqual([]);
});

test('what this member hid does not come back as new', () => {
  const hidden = new Set(postsOf(11).map(({ id }) => id));
  expect(idsOf(postsOf(12, 11, 10), postsOf(10), hidden)).toEqual([12]);
});

test('a page of nothing but new posts may leave some out between', () => {
  expect(newerPosts(postsOf(30, 29), postsOf(10), nobody).hasGap).toBe(true);
  expect(newerPosts(postsOf(11, 10), postsOf(10), nobody).hasGap).toBe(false);
});
