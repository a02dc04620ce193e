import { addFollow } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let carla: Member;
let page: string;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben, carla] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('carla')];
  const { page_data } = await provider.call(
    'create-page',
    { type: 'create', page_name: 'ferns', page_title: 'Ferns', page_category: 'Technology' },
    asha,
  );
  page = (page_data as { page_id: string }).page_id;
});
afterEach(() => provider.stop());

const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const usernames = (list: unknown) => (list as { username: string }[]).map(({ username }) => username);
const listNotifications = async (member: Member) =>
  (await provider.call('get-general-data', { fetch: 'notifications' }, member)).notifications;

test('stars are averaged, each member has one review, and the newest comes first', async () => {
  expect(await provider.call('rate_page', { page_id: page, val: 5, text: 'Green' }, ben)).toMatchObject({ val: '5', rating: 5 });
  expect(await provider.call('rate_page', { page_id: page, val: 2 }, carla)).toMatchObject({ rating: 3.5 });
  expect(await provider.call('rate_page', { page_id: page, val: 4, text: 'Still green' }, ben)).toMatchObject({ rating: 3 });

  expect(await provider.call('page_reviews', { page_id: page }, asha)).toMatchObject({
    data: [
      { valuation: '2', review: '', user_data: { username: 'carla' } },
      { valuation: '4', review: 'Still green', page_id: page },
    ],
  });
  expect(await provider.call('get-page-data', { page_id: page }, ben)).toMatchObject({ page_data: { rating: 3, is_rated: true } });
  expect(await provider.call('get-page-data', { page_name: 'Ferns' }, asha)).toMatchObject({ page_data: { rating: 3, is_rated: false } });
});

test('reviews are paged by the last id', async () => {
  for (const member of [ben, carla]) await provider.call('rate_page', { page_id: page, val: 5 }, member);

  const { data: first } = await provider.call('page_reviews', { page_id: page, limit: 1 }, asha);
  const { data: second } = await provider.call(
    'page_reviews',
    { page_id: page, limit: 1, offset: (first as { id: string }[])[0]?.id },
    asha,
  );
  expect([first, second]).toMatchObject([[{ user_id: carla.id }], [{ user_id: ben.id }]]);
});

test('a review of one’s own page, of an unknown page, or with invalid stars is refused', async () => {
  expect(await provider.call('rate_page', { page_id: page, val: 5 }, asha)).toMatchObject(refusal('You can not rate your own page'));
  expect(await provider.call('rate_page', { page_id: 999, val: 5 }, ben)).toMatchObject(refusal('Page not found'));
  for (const val of [0, 6, '4.5', ''])
    expect(await provider.call('rate_page', { page_id: page, val }, ben)).toMatchObject(refusal('val: must be 1 to 5'));
  expect(await provider.call('page_reviews', { page_id: page }, ben)).toMatchObject({ data: [] });
});

test('followed members can be invited to like a page once, until they like it', async () => {
  await addFollow(provider, ben.id, carla.id);
  await addFollow(provider, ben.id, asha.id);
  const invitable = async () => usernames((await provider.call('not_in_page_member', { page_id: page }, ben)).users);
  expect(await invitable()).toEqual(['carla']);

  for (let time = 0; time < 2; time += 1)
    expect(await provider.call('page_add', { page_id: page, user_id: carla.id }, ben)).toMatchObject({ api_status: 200 });
  expect(await listNotifications(carla)).toMatchObject([{ type: 'invited_page', page_id: page, notifier_id: ben.id }]);
  expect(await listNotifications(carla)).toHaveLength(1);
  expect(await invitable()).toEqual([]);

  await provider.call('like-page', { page_id: page }, carla);
  expect(await provider.call('page_add', { page_id: page, user_id: carla.id }, asha)).toMatchObject(
    refusal('This member likes the page already'),
  );
  expect(await provider.call('page_add', { page_id: page, user_id: 999 }, asha)).toMatchObject(refusal('User not found'));
});

test('the owner makes and removes admins, and those who manage the page can list them', async () => {
  const admins = (as: Member) => provider.call('page-admins', { page_id: page }, as);
  expect(await provider.call('make_page_admin', { page_id: page, user_id: carla.id }, ben)).toMatchObject(
    refusal('You are not allowed to manage this page'),
  );

  expect(await provider.call('make_page_admin', { page_id: page, user_id: ben.id }, asha)).toMatchObject({ code: 1 });
  expect(usernames((await admins(ben)).data)).toEqual(['ben']);
  expect(await listNotifications(ben)).toMatchObject([{ type: 'page_admin', page_id: page }]);
  expect(await admins(carla)).toMatchObject(refusal('You are not allowed to manage this page'));
  expect(await provider.call('get-my-pages', { type: 'my_pages' }, ben)).toMatchObject({
    data: [{ page_id: page, is_page_onwer: false, is_admin: true }],
  });

  expect(await provider.call('make_page_admin', { page_id: page, user_id: ben.id }, asha)).toMatchObject({ code: 0 });
  expect(await admins(ben)).toMatchObject({ api_status: '400' });
});

test('a report is visible only to its reporter, and can be withdrawn', async () => {
  const isReported = async (as: Member) =>
    ((await provider.call('get-page-data', { page_id: page }, as)).page_data as { is_reported: boolean }).is_reported;

  expect(await provider.call('report_page', { page_id: page }, ben)).toMatchObject({ code: 1 });
  expect([await isReported(ben), await isReported(carla)]).toEqual([true, false]);
  expect(await provider.call('report_page', { page_id: page }, ben)).toMatchObject({ code: 0 });
  expect(await isReported(ben)).toBe(false);
});
