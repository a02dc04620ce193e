import { toBytes, drawPicture } from '../../testing/test-files';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeEach(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterEach(() => provider.stop());

const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const change = (form: Record<string, string>, as = asha) => provider.call('update-user-data', form, as);
const profile = async (as = asha) => (await provider.call('get-user-data', { user_id: as.id, fetch: 'user_data' }, as)).user_data;
const signIn = (username: string, password: string) => provider.call('auth', { username, password });

test('a change of the profile applies to the fields that were sent, and to no others', async () => {
  await change({ first_name: 'Asha', last_name: 'Rao', about: 'Ferns', birthday: '1990-12-31', website: 'https://example.org' });

  expect(await change({ last_name: '', birthday: '' })).toMatchObject({ api_status: 200, message: expect.any(String) });

  expect(await profile()).toMatchObject({
    name: 'Asha',
    about: 'Ferns',
    birthday: '0000-00-00',
    website: 'https://example.org',
    username: 'asha',
  });
});

test('new pictures replace the old ones, and a file that is no picture is refused without any change', async () => {
  const picture = await drawPicture();
  await provider.upload(
    'update-user-data',
    {},
    [
      ['avatar', 'me.jpg', picture],
      ['cover', 'hill.jpg', picture],
    ],
    asha,
  );
  const before = await profile();
  expect(before).toMatchObject({ avatar: expect.stringMatching(/^http.*_image\.jpg$/), cover: expect.stringMatching(/^http/) });

  expect(await provider.upload('update-user-data', { about: 'New' }, [['avatar', 'me.jpg', toBytes('<script>')]], asha)).toMatchObject(
    refusal('me.jpg'),
  );
  expect(await profile()).toEqual(before);
});

test('another e-mail address needs the current password, and the same one does not', async () => {
  expect(await change({ email: 'thief@example.org' })).toMatchObject(refusal('Your current password is wrong'));
  expect(await change({ email: 'thief@example.org', current_password: 'a guess' })).toMatchObject(
    refusal('Your current password is wrong'),
  );
  expect(await signIn('asha@example.org', 'asha-password')).toMatchObject({ api_status: 200 });

  expect(await change({ email: 'Asha@example.org', about: 'Ferns' })).toMatchObject({ api_status: 200 });
  expect(await change({ email: 'new@example.org', current_password: 'asha-password' })).toMatchObject({ api_status: 200 });
  expect(await signIn('new@example.org', 'asha-password')).toMatchObject({ api_status: 200 });
});

test('a new password needs the current one, and ends every other session', async () => {
  const { access_token: otherToken } = await signIn('asha', 'asha-password');

  expect(await change({ new_password: 'brand-new-one' })).toMatchObject(refusal('current_password'));
  expect(await change({ current_password: 'a guess', new_password: 'brand-new-one' })).toMatchObject(
    refusal('Your current password is wrong'),
  );
  expect(await change({ current_password: 'asha-password', new_password: 'short' })).toMatchObject(refusal('new_password'));
  expect(await profile({ ...asha, token: String(otherToken) })).toBeDefined();
  expect(await change({ current_password: 'asha-password', new_password: 'brand-new-one' })).toMatchObject({ api_status: 200 });

  expect(await provider.call('sessions', { type: 'get' }, { token: String(otherToken) })).toMatchObject(refusal('Not authorized'));
  expect(await profile()).toMatchObject({ username: 'asha' });
  expect(await signIn('asha', 'asha-password')).toMatchObject(refusal('Incorrect'));
  expect(await signIn('asha', 'brand-new-one')).toMatchObject({ api_status: 200 });
});

test('a new password is reported by mail, and another e-mail address to the previous one', async () => {
  await change({ about: 'Ferns', email: 'ASHA@example.org' });
  await change({ current_password: 'a guess', new_password: 'brand-new-one' });
  await change({ email: 'ben@example.org', current_password: 'a guess' });
  expect(provider.mails).toEqual([]);

  await change({ current_password: 'asha-password', new_password: 'brand-new-one' });
  await change({ email: 'new@example.org', current_password: 'brand-new-one' });

  expect(provider.mails).toMatchObject([
    { to: 'ASHA@example.org', text: expect.stringContaining('The password was changed') },
    { to: 'ASHA@example.org', text: expect.stringContaining('The e-mail address was changed') },
  ]);
  // A link would go to the new address.
  expect(provider.mails[1]?.text).not.toContain('/reset-password');
  expect(provider.mails[1]?.text).not.toContain('new@example.org');
});

test('ten wrong current passwords refuse the right one too', async () => {
  for (let tries = 0; tries < 10; tries += 1) await change({ current_password: 'a guess', new_password: 'brand-new-one' });

  expect(await change({ current_password: 'asha-password', new_password: 'brand-new-one' })).toMatchObject(refusal('Too many attempts'));
});

test('a username or e-mail address of another member is refused in any case', async () => {
  await provider.signUp('ben');

  expect(await change({ username: 'BEN', about: 'New' })).toMatchObject(refusal('This username is taken already'));
  expect(await change({ email: 'Ben@example.org', current_password: 'asha-password' })).toMatchObject(
    refusal('This e-mail address is in use already'),
  );
  expect(await profile()).toMatchObject({ username: 'asha', about: null });
});

test('of two simultaneous changes to the same username one succeeds', async () => {
  const ben = await provider.signUp('ben');

  const replies = await Promise.all([change({ username: 'fern' }), change({ username: 'fern' }, ben)]);

  expect(replies.map(({ api_status: status }) => status).toSorted()).toEqual([200, '400']);
});

test.each([
  [{}, 'There is nothing to change'],
  [{ nonsense: 'x' }, 'There is nothing to change'],
  [{ birthday: '1990-02-31' }, 'birthday'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ gender: 'x' }, 'gender'],
  [{ username: 'no spaces' }, 'username'],
])('an invalid change is refused: %j', async (form, text) => {
  expect(await change(form)).toMatchObject(refusal(text));
});

test('a call that this host has turned off is refused with that reason', async () => {
  expect(await provider.call('social-login', {})).toMatchObject(refusal('is turned off on this site'));
});
