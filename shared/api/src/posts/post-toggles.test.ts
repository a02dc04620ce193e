import type { PostId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { setPostLiked } from './set-post-liked';
import { setPostSaved } from './set-post-saved';

const postId = '145' as PostId;

test('a like is sent with its reaction, an unlike as a dislike without one', async () => {
  const { client, requests } = fakeClient([ok({ action: 'liked', code: 1 }), ok({ action: 'disliked', code: 1 })]);

  await expect(setPostLiked(client, postId, true)).resolves.toBe(true);
  await expect(setPostLiked(client, postId, false)).resolves.toBe(false);

  expect(requests.map(readFormFields)).toEqual([
    [
      ['post_id', '145'],
      ['action', 'like'],
      ['reaction', '1'],
    ],
    [
      ['post_id', '145'],
      ['action', 'dislike'],
      ['reaction', '0'],
    ],
  ]);
});

test.each([
  [{ action: 'saved', code: 1 }, true],
  [{ action: 'unsaved', code: 0 }, false],
  [{ code: '0' }, false],
  [{ action: 'saved' }, true],
  [{ action: 'unsaved' }, false],
  [{}, true],
])('the state that the provider returns overrides the requested one: %j', async (answer, isSaved) => {
  await expect(setPostSaved(fakeClient(ok(answer)).client, postId, true)).resolves.toBe(isSaved);
});

test('a like on a stale state removes the like and returns that', async () => {
  await expect(setPostLiked(fakeClient(ok({ action: 'unliked', code: 0 })).client, postId, true)).resolves.toBe(false);
});

test('a refusal is passed on', async () => {
  await expect(setPostSaved(fakeClient(refusal('Post not found')).client, postId, true)).rejects.toMatchObject({
    kind: 'refused',
    memberText: 'Post not found',
  });
});
