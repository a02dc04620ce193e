import { rateLimits } from '../db/schema/limits';
import { startProvider, type Member, type RunningProvider } from '../testing/start-provider';
import { drawPicture } from '../testing/test-files';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
/** Limits per member: three posts, six comments, fifteen messages, three reports and fifteen files. Per address: five registrations. */
beforeEach(async () => {
  provider = await startProvider({ callLimitFactor: 0.05, trustedProxies: ['127.0.0.0/8'] });
  asha = await provider.signUp('asha');
  ben = await provider.signUp('ben');
});
afterEach(() => provider.stop());

type Form = Parameters<RunningProvider['callAt']>[1];

/** Makes a call until it is limited. Returns the number of successful calls and the refusal. */
async function exhaust(call: string, form: (index: number) => Form, member?: Member) {
  for (let index = 0; index < 40; index++) {
    const reply = await provider.callAt(`/api/${call}${member ? `?access_token=${member.token}` : ''}`, form(index));
    if (reply.statusCode === 429) return { carriedOut: index, reply };
  }
  throw new Error(`${call} was never limited`);
}

test('posts are limited per member, with the time to wait', async () => {
  const { carriedOut, reply } = await exhaust('new_post', () => ({ postText: 'Buy this' }), asha);

  expect(carriedOut).toBe(3);
  expect(reply.headers['retry-after']).toBe('600');
  expect(reply.json()).toEqual({
    api_status: '400',
    errors: { error_id: 12, error_text: 'Too many posts in a short time. Please try again in 10 min.' },
  });
  expect(await provider.call('new_post', { postText: 'Hello' }, ben)).toMatchObject({ api_status: 200 });
  provider.passSeconds(601);
  expect(await provider.call('new_post', { postText: 'Hello' }, asha)).toMatchObject({ api_status: 200 });
});

test('comments, messages and reports are limited per member', async () => {
  await provider.call('new_post', { postText: 'Hello' }, ben);
  const limited = async (call: string, form: Form) => (await exhaust(call, () => form, asha)).carriedOut;

  expect(await limited('comments', { type: 'create', post_id: 1, text: 'Buy this' })).toBe(6);
  expect(await limited('send-message', { user_id: ben.id, text: 'Buy this' })).toBe(15);
  expect(await limited('post-actions', { action: 'report', post_id: 1 })).toBe(3);
});

test('reading is not limited', async () => {
  for (let index = 0; index < 60; index++)
    expect(await provider.call('comments', { type: 'fetch_comments', post_id: 1 }, asha)).not.toHaveProperty('errors.error_id', 12);
});

test('registrations are limited per address', async () => {
  const { carriedOut } = await exhaust('create-account', (index) => ({
    username: `bot${index}`,
    email: `bot${index}@example.org`,
    password: 'long-enough',
    confirm_password: 'long-enough',
  }));

  // Asha and Ben have the same address.
  expect(carriedOut).toBe(3);
});

test('files are limited by their number', async () => {
  const picture = await drawPicture();
  const pictures = Array.from({ length: 8 }, (_, index): [string, string, typeof picture] => ['postPhotos[]', `${index}.jpg`, picture]);

  expect(await provider.upload('new_post', {}, pictures, asha)).toMatchObject({ api_status: 200 });
  expect(await provider.upload('new_post', {}, pictures, asha)).toMatchObject({
    errors: { error_text: expect.stringMatching(/^Too many files/) },
  });
});

test('counters that have expired are deleted', async () => {
  await provider.call('new_post', { postText: 'Hello' }, asha);
  const before = await provider.db.$count(rateLimits);
  provider.passSeconds(3601);
  await provider.call('new_post', { postText: 'Hello' }, ben);
  await provider.call('new_post', { postText: 'Hello' }, ben);

  expect([before, await provider.db.$count(rateLimits)]).toEqual([3, 2]);
});
