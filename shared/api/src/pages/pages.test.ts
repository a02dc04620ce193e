import type { PageId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { deletePage } from './delete-page';
import { fetchPage } from './fetch-page';
import { fetchPages } from './fetch-pages';
import { setPageLiked } from './set-page-liked';
import { togglePageLiked } from './toggle-page-liked';
import { updatePage } from './update-page';

const pageId = '4' as PageId;
const wirePage = {
  page_id: '4',
  user_id: '1',
  page_name: 'tea_house',
  page_title: 'Tea &amp; house',
  users_post: '1',
  verified: '1',
  is_page_onwer: 'yes',
  is_liked: 'no',
  likes_count: '12',
  rating: 4.5,
  instgram: 'https://instagram.com/tea',
  call_action_type: '0',
};

test('decodes a page of the provider with its misspelled fields', async () => {
  await expect(fetchPage(fakeClient(ok({ page_data: wirePage })).client, { id: pageId })).resolves.toMatchObject({
    slug: 'tea_house',
    name: 'Tea & house',
    isVerified: true,
    isMine: true,
    isLiked: false,
    likeCount: 12,
    rating: 4.5,
    allowsPosts: true,
    settings: { instagram: 'https://instagram.com/tea', callActionId: null, website: '' },
  });
});

test('decodes a page with few fields, and refuses one without an id', async () => {
  const { client, requests } = fakeClient(ok({ data: { 3: { id: 4, name: 'Tea', rating: null, likes: null }, 7: { name: 'Nobody' } } }));
  await expect(fetchPages(client, { of: 'suggested' }, { limit: 5 })).resolves.toMatchObject([
    { id: '4', name: 'Tea', rating: 0, likeCount: 0 },
  ]);
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ type: 'pages', limit: '5', offset: '0' });
});

test('sends only what changes', async () => {
  const { client, requests } = fakeClient(ok());
  await updatePage(client, pageId, { instagram: '', allowsPosts: false, callActionId: null });
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ page_id: '4', users_post: '0', instgram: '', call_action_type: '0' });
});

test('the like of a page is the state that the provider returns', async () => {
  await expect(togglePageLiked(fakeClient(ok({ like_status: 'unliked' })).client, pageId)).resolves.toBe(false);
  await expect(togglePageLiked(fakeClient(ok({})).client, pageId)).rejects.toMatchObject({ kind: 'contract' });
});

test("a wrong password is refused with the provider's message", async () => {
  const { client } = fakeClient(refusal('Your password is wrong'));
  await expect(deletePage(client, pageId, 'x')).rejects.toMatchObject({ kind: 'refused', memberText: 'Your password is wrong' });
});

test.each([{}, { page_data: [] }, { page_data: { page_title: 'no id' } }])('an answer without the page is an error: %j', async (fields) => {
  await expect(fetchPage(fakeClient(ok(fields)).client, { slug: 'tea_house' })).rejects.toMatchObject({ kind: 'contract' });
});

test('liking has the page in its path, and is as requested where the provider does not say', async () => {
  const { client, requests } = fakeClient(ok({}));
  await expect(setPageLiked(client, pageId, true)).resolves.toBe(true);
  expect(requests[0]?.url).toContain('/api/like-page/4');
  await expect(setPageLiked(fakeClient(ok({ like_status: 'liked' })).client, pageId, false)).resolves.toBe(true);
});
