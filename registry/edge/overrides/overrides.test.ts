import { OVERRIDE_LINKS_PATH, OVERRIDES_PATH, overrideLink, overrideState } from '@social/contracts';
import { readCompositionBlock } from '../composition/composition-block';
import { pageHeaders } from '../testing/releases';
import { firstComposition, startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

const manifestUrl = 'http://localhost:3001/mf-manifest.json';

/** An edge of an environment with overrides, whose pages may also request mf_feed 0.2.0 and 0.10.0, and a private 0.11.0. */
async function start(pin: { overridesAllowed?: boolean } = { overridesAllowed: true }) {
  const edge = await startServingEdge({}, pin);
  for (const version of ['0.2.0', '0.10.0', '0.11.0']) {
    edge.registry.publish('mf_feed', version, { 'remoteEntry.js': `export const feed = '${version}';`, 'chunk.js': version });
  }
  edge.registry.retain('mf_feed', '0.2.0');
  edge.registry.retain('mf_feed', '0.10.0');
  /** Pins the same again: edges read the list of served releases after each pin. */
  const refresh = async (revision: number) => {
    edge.registry.pin({ environment: 'production', revision, composition: firstComposition, ...pin });
    await edge.sync.runOnce();
  };
  await refresh(2);

  const post = (url: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    edge.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  const set = (...overrides: string[]) => post(OVERRIDES_PATH, { overrides });

  return {
    ...edge,
    post,
    set,
    refresh,
    /** Sets overrides. @returns the browser's cookie. */
    choose: async (...overrides: string[]) => toCookie(await set(...overrides)),
    /** Signs a link to overrides. */
    share: async (...overrides: string[]) => {
      const cookie = toCookie(await set(...overrides));
      return overrideLink.parse((await post(OVERRIDE_LINKS_PATH, {}, { cookie })).json());
    },
  };
}

function toCookie({ cookies }: { cookies: { name: string; value: string }[] }): string {
  return cookies.map(({ name, value }) => `${name}=${value.split('|').map(encodeURIComponent).join('|')}`).join('; ');
}

test('the toolbar lists what runs, what is overridden, and the versions that pages may load, the newest first', async () => {
  const { get, choose } = await start();
  const cookie = await choose('mf_feed@0.2.0', `mf_hello@${manifestUrl}`);

  const state = overrideState.parse((await get(OVERRIDES_PATH, { cookie })).json());

  expect(state).toEqual({
    overrides: ['mf_feed@0.2.0', `mf_hello@${manifestUrl}`],
    pinned: { shell: '0.1.0', mf_feed: '0.1.0' },
    versions: { mf_feed: ['0.10.0', '0.2.0', '0.1.0'] },
  });
});

test('a browser that chose a published version gets it with its hashes, and the policy of the pinned page', async () => {
  const { get, choose } = await start();

  const page = await get('/', { cookie: await choose('mf_feed@0.10.0') });
  const others = await get('/');

  expect(readCompositionBlock(page.body)).toMatchObject({
    reason: 'override',
    remotes: { mf_feed: { version: '0.10.0', entryUrl: '/r/mf_feed/0.10.0/remoteEntry.js', fallback: null, isChosen: true } },
  });
  expect(page.body).toContain('"/r/mf_feed/0.10.0/remoteEntry.js?r=3":"sha384-');
  expect(page.body).toContain('"/r/mf_feed/0.10.0/chunk.js":"sha384-');
  expect(page.headers).toMatchObject({
    'integrity-policy': pageHeaders['integrity-policy'],
    'content-security-policy': pageHeaders['content-security-policy'],
    'cache-control': 'no-store',
  });
  expect(readCompositionBlock(others.body).remotes.mf_feed).toMatchObject({ version: '0.1.0' });
  expect((await get('/r/mf_feed/0.10.0/chunk.js')).body).toBe('0.10.0');
});

test('leaving all overrides removes the cookie', async () => {
  const { set } = await start();

  expect((await set()).headers['set-cookie']).toBe('social_override=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});

test.each([
  ['a version that nobody published', ['mf_feed@9.0.0'], 'mf_feed@9.0.0 is not a published version'],
  ['a version whose files need a token', ['mf_feed@0.11.0'], 'mf_feed@0.11.0 is not a published version'],
  ['a build on another computer', ['mf_feed@http://evil.example/mf-manifest.json'], 'An override comes from localhost'],
  ['a version of the shell', ['shell@0.1.0'], 'An override is written like'],
  [
    'more than a cookie can have',
    Array.from({ length: 20 }, (_, at) => `mf_a${at}@${manifestUrl}?${'x'.repeat(200)}`),
    'An override is too much for one cookie',
  ],
  ['another shape', 'mf_feed@0.2.0', 'The body is'],
])('refuses %s, and changes nothing', async (_title, overrides, message) => {
  const { post } = await start();

  const answer = await post(OVERRIDES_PATH, { overrides });

  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'EDGE_OVERRIDE_MALFORMED' }]);
  expect(answer.json<{ message: string }>().message).toContain(message);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('a page of another origin can neither change overrides nor get a link signed', async () => {
  const { post } = await start();

  for (const origin of ['http://evil.example', 'null', 'http://localhost.evil.example', '']) {
    for (const path of [OVERRIDES_PATH, OVERRIDE_LINKS_PATH]) {
      const answer = await post(path, { overrides: ['mf_feed@0.2.0'] }, { origin });
      expect([origin, path, answer.statusCode]).toEqual([origin, path, 403]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  }
});

test('an environment without overrides lists nothing, signs nothing, and runs what is pinned', async () => {
  const staging = await start();
  const cookie = await staging.choose('mf_feed@0.2.0');
  const { override } = await staging.share('mf_feed@0.2.0');
  const { get, post } = await start({});

  for (const answer of [await get(OVERRIDES_PATH), await post(OVERRIDES_PATH, { overrides: [] }), await post(OVERRIDE_LINKS_PATH)]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'EDGE_OVERRIDES_NOT_ALLOWED' }]);
  }
  expect((await get(`/?override=${override}`)).statusCode).toBe(403);
  expect((await get('/', { cookie })).headers['x-composition-reason']).toBe('pinned');
});

test('a shared link runs the same in another browser, at the same page, for 24 hours', async () => {
  const { get, share, clock } = await start();
  const { override, expiresAt } = await share('mf_feed@0.2.0', `mf_hello@${manifestUrl}`);
  expect(expiresAt - clock.now()).toBe(86_400_000);
  clock.advance(86_399_000);

  const opened = await get(`/events?tab=2&override=${override}`, { 'sec-fetch-site': 'cross-site' });
  const page = readCompositionBlock((await get('/events?tab=2', { cookie: toCookie(opened) })).body);

  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/events?tab=2']);
  expect(page.remotes).toMatchObject({ mf_feed: { version: '0.2.0', isChosen: true }, mf_hello: { override: { manifestUrl } } });
});

test.each<[string, (link: string, edge: Awaited<ReturnType<typeof start>>) => string | Promise<string>, number, RegExp]>([
  [
    'an expired link',
    (link, { clock }) => {
      clock.advance(86_400_000);
      return link;
    },
    410,
    /^This link expired at 2023-11-15T22:13:20.000Z\. Ask for a new one\. Nothing was changed\.$/m,
  ],
  [
    'a link with other overrides',
    (link) => {
      const [prefix, text = '', signature] = link.split('.');
      const content = Buffer.from(text, 'base64url').toString().replace('0.2.0', '0.10.0');
      return [prefix, Buffer.from(content).toString('base64url'), signature].join('.');
    },
    400,
    /not complete, or was not made here/,
  ],
  ['a link that was cut off', (link) => link.slice(0, -5), 400, /not complete/],
  ['a link without a signature', (link) => link.split('.').slice(0, 2).join('.'), 400, /not complete/],
  ['an empty link', () => 'link.', 400, /not complete/],
  [
    'a link whose version is not served any more',
    async (link, { registry, refresh }) => {
      registry.retained.get('mf_feed')?.delete('0.2.0');
      await refresh(3);
      return link;
    },
    410,
    /runs mf_feed@0\.2\.0, which is not served any more/,
  ],
])('%s says why, and changes nothing', async (_title, alter, status, message) => {
  const edge = await start();
  const { override } = await edge.share('mf_feed@0.2.0');

  const answer = await edge.get(`/?override=${encodeURIComponent(await alter(override, edge))}`);

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
  expect(answer.body).toMatch(message);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('an unsigned link cannot choose a published version, and another site cannot link to a local build', async () => {
  const { get } = await start();

  const published = await get('/?override=mf_feed@0.2.0');
  const foreign = await get(`/?override=mf_feed@${manifestUrl}`, { 'sec-fetch-site': 'cross-site' });

  expect([published.statusCode, published.body]).toEqual([400, expect.stringContaining('chosen in the toolbar')]);
  expect([foreign.statusCode, foreign.body]).toEqual([403, expect.stringContaining('Copy the address into the address bar')]);
  for (const { headers } of [published, foreign]) expect(headers).not.toHaveProperty('set-cookie');
});

test('without a registry a chosen version that was read before runs, and others say why not', async () => {
  const { get, choose, registry } = await start();
  const known = await choose('mf_feed@0.2.0');
  const unknown = await choose('mf_feed@0.10.0');
  await get('/', { cookie: known });

  await registry.stop();

  expect((await get('/', { cookie: known })).headers['x-composition-reason']).toBe('override');
  const answer = await get('/', { cookie: unknown });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('mf_feed@0.10.0 cannot run')]);
});
