import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { postReports } from '../../db/schema/posts';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const readFeed = async (as: Member, form = {}) =>
  ((await provider.call('posts', { type: 'get_news_feed', ...form }, as)).data as { id: string }[]).map(({ id }) => id);
const setMuted = (action: string, userId: string) => provider.call('mute-user', { user_id: userId, mute_action: action }, asha);

test('a muted member’s posts leave the feed, not their timeline, and come back', async () => {
  const id = await addPost(provider, ben.id);
  const anonymous = await addPost(provider, ben.id, { privacy: 4 });
  for (let time = 0; time < 2; time += 1) expect(await setMuted('mute', ben.id)).toMatchObject({ mute_status: 'muted' });

  // An anonymous post stays: muting must not reveal its author.
  expect(await readFeed(asha)).toEqual([anonymous]);
  expect(await readFeed(ben)).toEqual([anonymous, id]);
  expect(await provider.call('posts', { type: 'get_user_posts', id: ben.id }, asha)).toMatchObject({ data: [{ is_author_muted: true }] });
  expect(await provider.call('get-muted-users', {}, asha)).toMatchObject({ muted_users: [{ username: 'ben' }] });

  await setMuted('un-mute', ben.id);
  expect(await readFeed(asha)).toEqual([anonymous, id]);
});

test('a muted member’s mention still notifies, and a blocked member’s does not', async () => {
  const countUnseen = async () => (await provider.call('get-general-data', { fetch: 'notifications' }, asha)).new_notifications_count;
  await setMuted('mute', ben.id);
  await provider.call('new_post', { postText: 'Hello @asha' }, ben);
  expect(await countUnseen()).toBe('1');

  await provider.call('block-user', { user_id: ben.id, block_action: 'block' }, asha);
  await provider.call('new_post', { postText: 'Hello again @asha' }, ben);
  expect(await countUnseen()).toBe('1');
});

test('muting oneself or an unknown member is refused', async () => {
  for (const id of [asha.id, '999']) expect(await setMuted('mute', id)).toMatchObject({ errors: { error_text: 'User not found' } });
  expect(await provider.call('get-muted-users', {}, asha)).toMatchObject({ muted_users: [] });
});

test('a report with a reason is stored, and repeating it replaces the reason; one without toggles', async () => {
  const id = await addPost(provider, ben.id);
  const report = (form: { reason?: string; text?: string }) =>
    provider.call('post-actions', { post_id: id, action: 'report', ...form }, asha);

  expect(await report({ reason: 'boring' })).toMatchObject({ api_status: '400' });
  for (const form of [{ reason: 'spam' }, { reason: 'other', text: ' A scam ' }])
    expect(await report(form)).toMatchObject({ action: 'reported', code: 1 });
  expect(await provider.db.select().from(postReports)).toMatchObject([{ reason: 'other', details: 'A scam' }]);

  await report({});
  expect(await provider.db.select().from(postReports)).toEqual([]);
});
