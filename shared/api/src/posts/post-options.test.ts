import type { GroupId, PageId, PersonId, PostId } from '@social/api';
import { fetchJoinedGroups } from '../groups/fetch-joined-groups';
import { fetchPages } from '../pages/fetch-pages';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { deletePost } from './delete-post';
import { hidePost } from './hide-post';
import { reportPost } from './report-post';
import { sharePost } from './share-post';
import { togglePostComments } from './toggle-post-comments';

const postId = '145' as PostId;

test("hiding, deleting, reporting and closing comments send the post's id", async () => {
  const { client, requests } = fakeClient(ok());

  await hidePost(client, postId);
  await deletePost(client, postId);
  await reportPost(client, postId);
  await togglePostComments(client, postId);

  expect(requests.map((request) => Object.fromEntries(readFormFields(request)))).toEqual([
    { post_id: '145' },
    { post_id: '145', action: 'delete' },
    { post_id: '145', action: 'report' },
    { post_id: '145', action: 'disable_comments' },
  ]);
});

test('a second report withdraws the first one', async () => {
  await expect(reportPost(fakeClient(ok({ action: 'unreported', code: 0 })).client, postId)).resolves.toBe(false);
});

test.each([
  [{ action: 'disabled comments', code: 0 }, false],
  [{ action: 'enabled comments', code: 1 }, true],
  [{ code: 1 }, null],
])('whether a post allows comments is read from the action: %j', async (answer, allowsComments) => {
  await expect(togglePostComments(fakeClient(ok(answer)).client, postId)).resolves.toBe(allowsComments);
});

test('a post is shared to a timeline, a page and a group', async () => {
  const { client, requests } = fakeClient(ok());

  await sharePost(client, postId, { kind: 'timeline', userId: '1' as PersonId }, 'Look');
  await sharePost(client, postId, { kind: 'page', pageId: '4' as PageId }, '');
  await sharePost(client, postId, { kind: 'group', groupId: '6' as GroupId }, '');

  expect(requests.map((request) => Object.fromEntries(readFormFields(request)))).toEqual([
    { type: 'share_post_on_timeline', id: '145', user_id: '1', text: 'Look' },
    { type: 'share_post_on_page', id: '145', page_id: '4', text: '' },
    { type: 'share_post_on_group', id: '145', group_id: '6', text: '' },
  ]);
});

test("a refused share has the provider's message", async () => {
  const { client } = fakeClient(refusal('You may not post here'));

  await expect(sharePost(client, postId, { kind: 'page', pageId: '4' as PageId }, '')).rejects.toMatchObject({
    memberText: 'You may not post here',
  });
});

test('pages and groups are named by their titles, and those without an id are omitted', async () => {
  const pages = fakeClient(ok({ data: [{ page_id: '4', page_name: 'tea', page_title: 'Tea house' }, { page_title: 'Nobody' }] }));
  const groups = fakeClient(ok({ joined_groups: [{ id: 6, group_name: 'walkers', avatar: '' }, null] }));

  await expect(fetchPages(pages.client, { of: 'managed' }, { limit: 10 })).resolves.toMatchObject([
    { id: '4', name: 'Tea house', avatarUrl: null },
  ]);
  await expect(fetchJoinedGroups(groups.client, '1' as PersonId)).resolves.toMatchObject([{ id: '6', name: 'walkers', avatarUrl: null }]);
});
