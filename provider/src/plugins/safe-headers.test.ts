import { SERVER_KEY, startProvider, type Member, type RunningProvider } from '../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeAll(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterAll(() => provider.stop());

const requestId = expect.stringMatching(/^[\da-f-]{36}$/);

test.each([
  ['/api/posts', 'a refused call'],
  ['/api/get-site-settings', 'a successful call'],
  ['/api/nonsense', 'an unknown call'],
  ['/api/posts/%', 'a malformed address'],
])('POST %s (%s) is not stored, its media type is not guessed, and its request has an id', async (url) => {
  const { headers } = await provider.callAt(url, {});
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': requestId });
});

test.each(['/docs', '/docs/json', '/docs/static/index.html', '/healthz', '/upload/none.jpg', '/'])(
  'the media type of GET %s is not guessed',
  async (url) => {
    const { headers } = await provider.app.inject(url);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': requestId });
  },
);

test.each(['/%', '/%zz', '/api/%ED%A0%80', '/api/%FF', '/upload/%C0%AF', `/api/like-page/${'1'.repeat(200)}`])(
  '%s is refused in the contract’s form, and no token is logged',
  async (path) => {
    const reply = await provider.callAt(`${path}?access_token=${asha.token}`, {});
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      api_status: '400',
      errors: { error_id: 5, error_text: 'The request could not be read: its address is malformed' },
    });
    expect(reply.headers['x-request-id']).toEqual(requestId);
    expect(provider.logLines.join('')).not.toContain(asha.token);
  },
);

test('a malformed address is refused with a notice in hostile mode', async () => {
  const hostile = await startProvider({ mode: 'hostile' });
  const { body } = await hostile.callAt('/%', { server_key: SERVER_KEY });
  await hostile.stop();
  expect(body).toMatch(/^<br \/>[^]*"error_id":"5"/);
});
