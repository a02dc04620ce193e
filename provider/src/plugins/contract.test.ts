import { SERVER_KEY, startProvider, type RunningProvider } from '../testing/start-provider';

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test('every form of a call reaches it', async () => {
  const { token } = await provider.signUp('asha');
  const forms = ['/api/posts', '/api/posts/'].map((path) => `${path}?access_token=${token}`);

  for (const url of [...forms, `/api-v2.php?type=posts&access_token=${token}`]) {
    expect((await provider.callAt(url, { type: 'get_news_feed' })).json()).toEqual({ api_status: 200, data: [] });
  }
});

test('a call may come as multipart', async () => {
  const { token } = await provider.signUp('mira');
  const form = new FormData();
  form.set('server_key', SERVER_KEY);
  form.set('type', 'get_news_feed');
  const body = new Response(form);

  const reply = await provider.app.inject({
    method: 'POST',
    url: `/api/posts?access_token=${token}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });

  expect(reply.json()).toEqual({ api_status: 200, data: [] });
});

test('the server key is checked first, then the token, then the fields', async () => {
  const { token } = await provider.signUp('ben');
  const ask = async (key: string, query: string) =>
    (await provider.callAt(`/api/posts${query}`, { server_key: key, type: 'nonsense' })).json();

  expect(await ask('wrong', '')).toMatchObject({ api_status: '404' });
  expect(await ask(SERVER_KEY, '')).toMatchObject({
    api_status: '400',
    errors: { error_text: expect.stringMatching(/not authorized|access_token/i) },
  });
  expect(await ask(SERVER_KEY, `?access_token=${token}`)).toMatchObject({ errors: { error_text: expect.stringMatching(/^type:/) } });
});

test('an unknown call is refused with the contract’s error', async () => {
  const reply = await provider.callAt('/api/nonsense', {});
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ api_status: '404', errors: { error_id: 3, error_text: 'There is no call named "nonsense".' } });
});

test('a page of another origin may call, without credentials', async () => {
  const reply = await provider.app.inject({
    method: 'OPTIONS',
    url: '/api/posts',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-requested-with',
    },
  });
  expect(reply.headers['access-control-allow-origin']).toBe('*');
  expect(reply.headers['access-control-allow-headers']).toContain('X-Requested-With');
  expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
});

test('the access token is in no log line, whatever fails', async () => {
  const { token } = await provider.signUp('carla');
  const urls = [
    '/api/posts',
    '/api/nonsense',
    '/api-v2.php?type=posts',
    '/app_api.php?application=phone&type=nonsense',
    '/api/%zz',
    '/upload/none.jpg',
    '/',
  ];
  for (const url of urls)
    await provider.callAt(`${url}${url.includes('?') ? '&' : '?'}access_token=${token}`, { type: 'get_news_feed', s: token });
  await provider.app.inject({
    method: 'POST',
    url: `/api/posts?access_token=${token}`,
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });

  const log = provider.logLines.join('');
  expect(log).toContain('/api/posts');
  expect(log).not.toContain(token);
});

test('health reports if the database is available', async () => {
  const reply = await provider.app.inject('/healthz');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ status: 'ok' });
});

test('the calls are described at /docs', async () => {
  const { paths } = (await provider.app.inject('/docs/json')).json();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/auth', '/api/posts', '/api/get_chats']));
});

test('a file that does not exist is answered with 404', async () => {
  const reply = await provider.app.inject('/upload/none.jpg');
  expect(reply.statusCode).toBe(404);
});

test('the description of the calls runs no foreign scripts', async () => {
  const page = await provider.app.inject('/docs/static/index.html');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
});

test('a call that is not sent as POST is refused with the method that it takes', async () => {
  const reply = await provider.app.inject({ method: 'GET', url: '/api/posts/' });
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST']);
  expect(reply.json()).toEqual({ api_status: '400', errors: { error_id: 3, error_text: 'Calls are sent as POST.' } });
  expect((await provider.app.inject({ method: 'GET', url: '/api/nonsense' })).statusCode).toBe(404);
});

test('a request chooses the mode only where the host allows it', async () => {
  const strict = await startProvider({ isModeHeaderAllowed: false });
  const reply = await strict.callAt('/api/get-site-settings', {}, { headers: { 'x-provider-mode': 'hostile' } });
  await strict.stop();
  expect(reply.body).toMatch(/^\{"api_status":200/);
});

test('health is 503 from the shutdown signal on, and calls are still answered', async () => {
  provider.drain.begin();

  const reply = await provider.app.inject('/healthz');
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'draining' }]);
  expect((await provider.app.inject('/docs/json')).statusCode).toBe(200);
});
