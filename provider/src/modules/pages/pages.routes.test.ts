import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

async function create(as: Member, name: string): Promise<string> {
  const { page_data } = await provider.call(
    'create-page',
    { page_name: name, page_title: `Page ${name}`, page_category: 'Technology' },
    as,
  );
  return String((page_data as { page_id: string }).page_id);
}
const refusal = (text: string) => ({ api_status: '400', errors: { error_text: text } });

test('a new page is listed with its category, which was sent as a label or an id', async () => {
  const id = await create(asha, 'ferns');

  expect(await provider.call('get-my-pages', { type: 'my_pages', limit: 10, offset: 0 }, asha)).toMatchObject({
    data: [
      {
        page_id: id,
        page_name: 'ferns',
        page_title: 'Page ferns',
        category: 'Technology',
        page_category: '2',
        is_page_onwer: true,
        likes: '0',
      },
    ],
  });
  expect(await provider.call('create-page', { page_name: 'Ferns', page_title: 'Again', page_category: '2' }, ben)).toMatchObject(
    refusal('This page URL is taken already'),
  );
  expect(await provider.call('create-page', { page_name: 'new one', page_title: 'x', page_category: '2' }, ben)).toMatchObject({
    errors: { error_text: expect.stringContaining('page_name') },
  });
  expect(await provider.call('create-page', { page_name: 'other', page_title: 'x', page_category: 'Nonsense' }, ben)).toMatchObject(
    refusal('Please select page category'),
  );
});

test('both forms of liking move a page from suggested to liked', async () => {
  const id = await create(asha, 'ferns');
  const suggested = async () => (await provider.call('fetch-recommended', { type: 'pages' }, ben)).data as unknown[];
  expect(await suggested()).toHaveLength(1);

  expect(await provider.call('like-page', { page_id: id }, ben)).toMatchObject({ like_status: 'liked' });
  expect(await suggested()).toEqual([]);
  expect(await provider.call('get-my-pages', { type: 'liked_pages', user_id: ben.id }, ben)).toMatchObject({
    data: [{ page_id: id, is_liked: true, likes: '1' }],
  });
  expect(await provider.call('like-page', { page_id: id }, ben)).toMatchObject({ like_status: 'unliked' });
  for (let time = 0; time < 2; time += 1) expect(await provider.call(`like-page/${id}`, {}, ben)).toMatchObject({ like_status: 'liked' });
  expect(await provider.call(`unlike-page/${id}`, {}, ben)).toMatchObject({ like_status: 'unliked' });
});

test('only those who manage the page can change its settings', async () => {
  const id = await create(asha, 'ferns');
  const save = (as: Member, form: object) => provider.call('update-page-data', { page_id: id, ...form }, as);

  expect(await save(ben, { page_title: 'Mine now' })).toMatchObject(refusal('You are not allowed to manage this page'));
  expect(await save(asha, { facebook: 'nonsense' })).toMatchObject({ errors: { error_text: expect.stringContaining('facebook') } });
  expect(await save(asha, { company: 'Ferns Ltd', instgram: 'https://example.org/ferns', users_post: '1' })).toMatchObject({
    message: 'Your page was updated',
  });
  expect(await provider.call('get-page-data', { page_id: id }, ben)).toMatchObject({
    page_data: { company: 'Ferns Ltd', instgram: 'https://example.org/ferns', users_post: '1', page_title: 'Page ferns' },
  });

  await provider.call('make_page_admin', { page_id: id, user_id: ben.id }, asha);
  expect(await save(ben, { page_title: 'Ours' })).toMatchObject({ api_status: 200 });
});

test('only the owner can delete a page, with their password', async () => {
  const id = await create(asha, 'ferns');
  const remove = (as: Member, password: string) => provider.call('delete_page', { page_id: id, password }, as);

  expect(await remove(ben, 'ben-password')).toMatchObject(refusal('You are not allowed to manage this page'));
  expect(await remove(asha, 'wrong')).toMatchObject(refusal('Your current password is wrong'));
  expect(await remove(asha, 'asha-password')).toMatchObject({ api_status: 200 });
  expect(await provider.call('get-page-data', { page_id: id }, asha)).toMatchObject(refusal('Page not found'));
});
