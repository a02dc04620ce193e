import { encryptMessage } from './quirks';
import { addPost } from '../testing/rows';
import { startProvider, type RunningProvider } from '../testing/start-provider';

test('message texts are scrambled as current hosts do it', () => {
  expect(encryptMessage('hello', '1700000000')).toBe('sFkixH9mcft/nh5Q0MmYDA==');
  expect(encryptMessage('Tom &amp; Jerry', '1700000000')).toBe('vLIWO5gBa/iwfDiNDd8O9w==');
});

describe('a hostile host', () => {
  let provider: RunningProvider;
  beforeAll(async () => {
    provider = await startProvider({});
  });
  afterAll(() => provider.stop());

  const hostile = { headers: { 'x-provider-mode': 'hostile' } };
  const afterNotice = (body: string) => JSON.parse(body.slice(body.indexOf('{')));

  test('prints a notice first, and sends nulls and other words for the same', async () => {
    const { id, token } = await provider.signUp('asha');
    await addPost(provider, id);

    const reply = await provider.callAt(`/api/posts?access_token=${token}`, { type: 'get_news_feed' }, hostile);

    expect(reply.body).toMatch(/^<br \/>\n<b>Notice/);
    expect(afterNotice(reply.body)).toMatchObject({ api_status: 200, data: [{ id: '1', postFile: null, is_liked: 'no', is_post_saved: 0 }] });
  });

  test('makes an account without signing it in', async () => {
    const form = { username: 'ben', email: 'ben@example.org', password: 'long-enough', confirm_password: 'long-enough' };
    const reply = await provider.callAt('/api/create-account', form, hostile);
    expect(afterNotice(reply.body)).toEqual({ api_status: 220, message: expect.any(String), user_id: expect.any(String) });
  });
});
