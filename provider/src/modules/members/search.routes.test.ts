import { memberReports, members } from '../../db/schema/members';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const find = async (form: Record<string, string | number>, as = asha) =>
  ((await provider.call('search', form, as)).users as { username: string }[]).map(({ username }) => username);
const changeProfile = (as: Member, form: Record<string, string>) => provider.call('update-user-data', form, as);

test('people are found by a part of any of their names, in any case', async () => {
  await changeProfile(ben, { first_name: 'Benedikt', last_name: 'O’Hara_9' });

  for (const query of ['BEN', 'nedik', 'benedikt o’h', 'b', 'o', 'ra_9']) expect(await find({ search_key: query })).toEqual(['ben']);
  for (const query of ['nobody', '%', '_x', 'ikt ben', 'e']) expect(await find({ search_key: query })).toEqual([]);
});

test('an empty query lists every member, a page at a time', async () => {
  const carla = await provider.signUp('carla');

  expect(await find({ limit: 2 })).toEqual(['carla', 'ben']);
  expect(await find({ limit: 2, user_offset: ben.id })).toEqual(['asha']);
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, carla);
  expect(await find({})).toEqual(['ben', 'asha']);
});

test('filters select by gender, online status, verification and age', async () => {
  await changeProfile(ben, { gender: 'male', birthday: '1996-03-14' });
  await changeProfile(asha, { gender: 'female', birthday: '1996-03-15' });
  await provider.db.update(members).set({ isVerified: true });
  await provider.signUp('carla');

  expect(await find({ gender: 'male' })).toEqual(['ben']);
  expect(await find({ verified: 'on' })).toEqual(['ben', 'asha']);
  expect(await find({ image: 'on' })).toEqual([]);
  // On 14 March 2026 one member turns 30. The other is 29 for one more day.
  expect(await find({ age_from: 30, age_to: 40 })).toEqual(['ben']);
  expect(await find({ age_from: 20, age_to: 29 })).toEqual(['asha']);
  provider.passSeconds(120);
  expect(await find({ status: 'on' })).toEqual(['asha']);
  expect(await find({ status: 'off' })).toEqual(['carla', 'ben']);
});

test('a report of a member is stored once per reporter', async () => {
  for (const text of ['Spam', 'Rude'])
    expect(await provider.call('report_user', { user: ben.id, text }, asha)).toMatchObject({ api_status: 200 });

  expect(await provider.db.select({ reason: memberReports.reason }).from(memberReports)).toEqual([{ reason: 'Rude' }]);
  expect(await provider.call('report_user', { user_id: asha.id }, asha)).toMatchObject({ errors: { error_text: 'User not found' } });
  expect(await provider.call('report_user', {}, asha)).toMatchObject({ errors: { error_text: 'user: must be an id' } });
});

test('a blocked member is in no list of followers that the blocker reads', async () => {
  const carla = await provider.signUp('carla');
  await provider.call('follow-user', { user_id: carla.id }, ben);
  const followers = async (as: Member) => (await provider.call('get-friends', { user_id: carla.id, type: 'followers' }, as)).data;

  expect(await followers(asha)).toMatchObject({ followers: [{ username: 'ben' }] });
  await provider.call('block-user', { user_id: ben.id, block_action: 'block' }, asha);
  expect(await followers(asha)).toEqual({ following: [], followers: [] });
  expect(await provider.call('block-user', { user_id: 999, block_action: 'block' }, asha)).toMatchObject({
    errors: { error_text: 'User not found' },
  });
});
