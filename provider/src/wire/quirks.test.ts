import { encryptMessage } from './quirks';
import { addPost } from '../testing/rows';
import { startProvider, type RunningProvider } from '../testing/start-provider';

test('message texts are encrypted as current hosts do it', () => {
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

  test('prints a notice first, and sends null for empty fields and yes or no for booleans', async () => {
    const { id, token } = await provider.signUp('asha');
    await addPost(provider, id);

    const reply = await provider.callAt(`/api/posts?access_token=${token}`, { type: 'get_news_feed' }, hostile);

    expect(reply.body).toMatch(/^<br \/>\n<b>Notice/);
    expect(afterNotice(reply.body)).toMatchObject({
      api_status: 200,
      data: [{ id: '1', postFile: null, is_liked: 'no', is_post_saved: 0 }],
    });
  });

  test('sends counts as numbers, lists with gaps as objects, encrypted messages, and no empty list', async () => {
    const [carla, dina] = [await provider.signUp('carla'), await provider.signUp('dina')];
    await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: dina.id }, carla);
    await provider.call('send-message', { user_id: dina.id, text: 'Hello' }, carla);
    const ask = async (call: string, form: Record<string, string>) =>
      afterNotice((await provider.callAt(`/api/${call}?access_token=${dina.token}`, form, hostile)).body);

    const { data } = await ask('group_chat', { type: 'get_list' });
    expect(data).toMatchObject([{ parts: { 0: { username: 'carla' }, 2: { username: 'dina' } }, last_message: null, owner: 0 }]);
    const { messages } = await ask('get_user_messages', { recipient_id: carla.id });
    expect(messages).toMatchObject([{ text: encryptMessage('Hello', messages[0].time), or_text: null, reply: null }]);
    expect(await ask('posts', { type: 'saved' })).toEqual({ api_status: 200 });
    await addPost(provider, carla.id);
    expect(await ask('posts', { type: 'get_news_feed' })).toMatchObject({ data: [{ post_likes: 0 }, {}] });
  });

  test('sends error ids as strings, and recognises a wrong key', async () => {
    const ask = async (form: Record<string, string>) => afterNotice((await provider.callAt('/api/auth', form, hostile)).body);

    expect(await ask({ username: 'nobody', password: 'nonsense' })).toEqual({
      api_status: '400',
      errors: { error_id: '6', error_text: expect.any(String) },
    });
    expect(await ask({ server_key: 'wrong' })).toMatchObject({ api_status: '404' });
  });

  test('makes an account without signing it in', async () => {
    const form = { username: 'ben', email: 'ben@example.org', password: 'long-enough', confirm_password: 'long-enough' };
    const reply = await provider.callAt('/api/create-account', form, hostile);
    expect(afterNotice(reply.body)).toEqual({ api_status: 220, message: expect.any(String), user_id: expect.any(String) });
  });
});
