import { readCompositionBlock } from '../composition/composition-block';
import { startFakeProvider } from '../testing/fake-provider';
import { feedFiles } from '../testing/releases';
import { firstComposition, startEdge, startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

type Canary = { percent: number; changes: Record<string, string>; members?: string[] };
type Started = Awaited<ReturnType<typeof startServingEdge>>;

/** Starts an edge that serves mf_feed 0.1.0, and 0.2.0 as a canary. */
async function startWithCanary(canary: Omit<Canary, 'changes'>, pin: { overridesAllowed?: boolean; providerUrl?: string } = {}) {
  const edge = await startServingEdge({}, pin);
  edge.registry.publish('mf_feed', '0.2.0', { ...feedFiles, 'new.js': 'export const isNew = true;' });
  await offer(edge, 2, canary, pin);
  return edge;
}

async function offer({ registry, sync }: Started, revision: number, canary: Omit<Canary, 'changes'> | null, pin: object = {}) {
  const changes = { mf_feed: '0.2.0' };
  const hostnames = ['localhost', '127.0.0.1'];
  registry.pin({
    environment: 'production',
    revision,
    composition: firstComposition,
    hostnames,
    ...pin,
    ...(canary && { canary: { ...canary, changes } }),
  });
  await sync.runOnce();
}

/** Reads the cookie that an answer sets, in the form that the browser sends. */
function readCookie({ headers }: { headers: { 'set-cookie'?: string | string[] | undefined } }): string {
  return [headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
}

test('a canary for all runs its own composition, says why, is kept by no shared cache, and its files are served', async () => {
  const { get } = await startWithCanary({ percent: 100 });

  const page = await get('/');
  const cookie = readCookie(page);
  const current = await get('/composition.json', { cookie });

  expect(page.headers).toMatchObject({
    'x-composition': 'production@2',
    'x-composition-reason': 'canary 100%',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    'set-cookie': expect.stringMatching(/^social_browser=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/),
  });
  expect(readCompositionBlock(page.body)).toMatchObject({
    reason: 'canary 100%',
    canary: { id: 'production-2', changes: { mf_feed: '0.2.0' }, why: 'share' },
    remotes: { mf_feed: { version: '0.2.0' } },
  });
  expect([current.json().composition.mf_feed, current.headers['cache-control'], current.headers.vary]).toEqual([
    '0.2.0',
    'private, no-cache',
    'cookie',
  ]);
  expect((await get('/r/mf_feed/0.2.0/new.js')).statusCode).toBe(200);
});

test('a share of browsers gets it, each of them at every visit, also at another edge and with the registry away', async () => {
  const edge = await startWithCanary({ percent: 50 });
  const first = await Promise.all(Array.from({ length: 60 }, () => edge.get('/')));
  const cookies = first.map(readCookie);
  const reasons = first.map(({ headers }) => headers['x-composition-reason']);
  expect(new Set(reasons)).toEqual(new Set(['pinned', 'canary 50%']));

  await edge.registry.stop();
  const other = await startEdge('http://127.0.0.1:9', edge.cacheDir);
  const again = await Promise.all(cookies.map((cookie) => other.get('/profile', { cookie })));

  expect(again.map(({ headers }) => headers['x-composition-reason'])).toEqual(reasons);
  expect(again.map(({ headers }) => headers['set-cookie'])).toEqual(cookies.map(() => undefined));
});

test('a greater share keeps those who have it; the end of the canary brings all back', async () => {
  const edge = await startWithCanary({ percent: 30 });
  const cookies = (await Promise.all(Array.from({ length: 40 }, () => edge.get('/')))).map(readCookie);
  const drawn = async () => {
    const answers = await Promise.all(cookies.map((cookie) => edge.get('/composition.json', { cookie })));
    return cookies.filter((_, index) => answers[index]?.json().composition.mf_feed === '0.2.0');
  };
  const before = await drawn();

  await offer(edge, 3, null);
  expect(await drawn()).toEqual([]);
  expect((await edge.get('/')).headers['set-cookie']).toBeUndefined();
  expect(before.length).toBeGreaterThan(0);
});

test('a cookie that the edge did not sign is none', async () => {
  const { get } = await startWithCanary({ percent: 50 });
  const cookie = readCookie(await get('/'));
  const forged = `${cookie.slice(0, -3)}${cookie.endsWith('AAA') ? 'BBB' : 'AAA'}`;

  expect((await get('/', { cookie: forged })).headers['set-cookie']).toBeDefined();
  expect((await get('/composition.json', { cookie: forged })).json().composition.mf_feed).toBe('0.1.0');
});

describe('a cohort', () => {
  async function signIn(reply: object) {
    const provider = await startFakeProvider((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply)),
    );
    const edge = await startWithCanary({ percent: 0, members: ['12'] }, { providerUrl: provider.url });
    const answer = await edge.app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: 'username=asha',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    });
    return { ...edge, answer };
  }

  test('gets it from the sign-in on, whatever the share is, until the sign-out', async () => {
    const { get, app, answer } = await signIn({ api_status: 200, access_token: 'secret', user_id: '12' });
    const cookie = readCookie(answer);

    const page = await get('/', { cookie });
    const signOut = await app.inject({ method: 'POST', url: '/api/delete-access-token', headers: { host: 'localhost', cookie } });

    expect(answer.json()).toMatchObject({ access_token: 'secret' });
    expect(page.headers['x-composition-reason']).toBe('canary cohort');
    expect(readCompositionBlock(page.body)).toMatchObject({ canary: { why: 'cohort' }, remotes: { mf_feed: { version: '0.2.0' } } });
    expect((await get('/')).headers['x-composition-reason']).toBe('pinned');
    expect(signOut.headers['set-cookie']).toContain('social_member=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  test.each([
    ['another member', { api_status: 200, access_token: 'secret', user_id: 13 }],
    ['a sign-in that asks for a second factor', { api_status: 200, user_id: '12' }],
  ])('has not %s', async (_who, reply) => {
    const { get, answer } = await signIn(reply);
    expect((await get('/', { cookie: readCookie(answer) })).headers['x-composition-reason']).toBe('pinned');
  });
});

test("a developer's own build runs on what is pinned", async () => {
  const { get } = await startWithCanary({ percent: 100 }, { overridesAllowed: true });
  const changed = await get('/?override=mf_feed@http://localhost:3001/mf-manifest.json');
  const cookie = readCookie(changed);

  const page = await get('/', { cookie });

  expect(page.headers['x-composition-reason']).toBe('override');
  expect(readCompositionBlock(page.body).remotes.mf_feed).toMatchObject({ version: '0.1.0', override: expect.anything() });
  expect((await get('/composition.json', { cookie })).json().composition.mf_feed).toBe('0.1.0');
});

test('a canary whose files are not all here and verified is not served', async () => {
  const edge = await startServingEdge();
  edge.registry.publish('mf_feed', '0.2.0', { ...feedFiles, 'new.js': 'export const isNew = true;' });
  edge.registry.tamper('mf_feed/0.2.0/new.js', 'evil();');

  await offer(edge, 2, { percent: 100 });

  expect((await edge.get('/')).headers).toMatchObject({ 'x-composition': 'production@1', 'x-composition-reason': 'pinned' });
});
