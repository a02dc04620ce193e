import { comments } from '../../db/schema/comments';
import { postReactions, postSaves } from '../../db/schema/posts';
import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let page: string;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
  const { page_data } = await provider.call('create-page', { page_name: 'ferns', page_title: 'Ferns', page_category: '2' }, asha);
  page = (page_data as { page_id: string }).page_id;
});
afterEach(() => provider.stop());

const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const analytics = (as: Member, form: Record<string, string> = {}) => provider.call('page-analytics', { page_id: page, ...form }, as);

/** Makes Ben like, save, share and comment on a post at a given time. */
async function actOn(postId: string, at: string): Promise<void> {
  const row = { postId: Number(postId), memberId: Number(ben.id), createdAt: new Date(at) };
  await provider.db.insert(postReactions).values({ ...row, reaction: 1 });
  await provider.db.insert(postSaves).values(row);
  await provider.db
    .insert(comments)
    .values(
      [1, 2].map((number) => ({ postId: Number(postId), authorId: Number(ben.id), text: `Word ${number}`, createdAt: new Date(at) })),
    );
  await addPost(provider, ben.id, { sharedPostId: Number(postId), createdAt: new Date(at) });
}

test('analytics count the acts on the page’s posts by month', async () => {
  const old = await addPost(provider, asha.id, { pageId: Number(page), createdAt: new Date('2025-03-01T09:00:00Z') });
  const recent = await addPost(provider, asha.id, { pageId: Number(page) });
  const elsewhere = await addPost(provider, asha.id);
  await actOn(old, '2025-03-31T23:59:59Z');
  await actOn(recent, '2026-03-01T00:00:00Z');
  await actOn(elsewhere, '2026-03-10T12:00:00Z');
  await provider.call('like-page', { page_id: page }, ben);

  const one = { likes: '1', comments: '2', saves: '1', shares: '1' };
  const none = { likes: '0', comments: '0', saves: '0', shares: '0' };
  expect(await analytics(asha)).toEqual({
    api_status: 200,
    likes_count: '1',
    data: [
      { month: '2025-03', ...one },
      { month: '2026-03', ...one },
    ],
  });
  expect(await analytics(asha, { months: '2026-02,2026-03,2025-04' })).toMatchObject({
    data: [
      { month: '2026-02', ...none },
      { month: '2026-03', ...one },
      { month: '2025-04', ...none },
    ],
  });
});

test('only those who manage the page may read its analytics', async () => {
  expect(await analytics(ben)).toMatchObject(refusal('You are not allowed to manage this page'));
  await provider.call('make_page_admin', { page_id: page, user_id: ben.id }, asha);
  expect(await analytics(ben)).toMatchObject({ api_status: 200 });
});

test('an invalid month and too many months are refused', async () => {
  expect(await analytics(asha, { months: '2026-13' })).toMatchObject(refusal('months like 2026-03'));
  expect(await analytics(asha, { months: 'March' })).toMatchObject(refusal('months like 2026-03'));
  expect(await analytics(asha, { months: Array.from({ length: 25 }, () => '2026-03').join(',') })).toMatchObject(
    refusal('at most 24 months'),
  );
});
