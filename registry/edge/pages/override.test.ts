import { readCompositionBlock } from '../composition/composition-block';
import { pageHeaders } from '../testing/releases';
import { stopAll, startServingEdge } from '../testing/start-edge';

afterEach(stopAll);

const manifestUrl = 'http://localhost:3001/mf-manifest.json';
const query = `override=mf_feed@${manifestUrl}`;

function toCookieHeader(answer: { cookies: { name: string; value: string }[] }): string {
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

test('a developer gets the own build in the pinned page, at the same address', async () => {
  const { get } = await startServingEdge({}, { overridesAllowed: true });

  const change = await get(`/post/7?tab=2&${query}`);
  const page = await get('/post/7?tab=2', { cookie: toCookieHeader(change) });

  expect([change.statusCode, change.headers.location]).toEqual([303, '/post/7?tab=2']);
  expect(change.headers['set-cookie']).toMatch(/^social_override=.*; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(readCompositionBlock(page.body)).toMatchObject({
    reason: 'override',
    remotes: { mf_feed: { version: '0.1.0', override: { manifestUrl } } },
    settings: { brand: 'Social <b>' },
  });
  expect(page.body).not.toContain('Social <b>');
  expect(page.headers).toMatchObject({ 'x-composition-reason': 'override', 'cache-control': 'no-store' });
});

test("only the build's own origin may send scripts, styles, pictures and fonts, and only in that browser", async () => {
  const { get } = await startServingEdge({}, { overridesAllowed: true });
  const cookie = toCookieHeader(await get(`/?${query}`));

  const { headers } = await get('/', { cookie });
  const others = await get('/');

  expect(headers['content-security-policy']).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-abc=' http://localhost:3001 'unsafe-eval'",
      "style-src 'self' http://localhost:3001 'unsafe-inline'",
      "connect-src 'self' http://localhost:3001 ws://localhost:3001",
      'report-to csp',
      'img-src http://localhost:3001',
      'font-src http://localhost:3001',
    ].join('; '),
  );
  expect(headers).not.toHaveProperty('integrity-policy');
  expect(others.headers).toMatchObject({ ...pageHeaders, 'x-composition-reason': 'pinned' });
});

test('a remote that the environment has not pinned yet is added to the page', async () => {
  const { get } = await startServingEdge({}, { overridesAllowed: true });
  const cookie = toCookieHeader(await get('/?override=mf_hello@http://localhost:3009/mf-manifest.json'));

  const page = readCompositionBlock((await get('/', { cookie })).body);

  expect(page.remotes).toMatchObject({
    mf_feed: { version: '0.1.0' },
    mf_hello: { exposes: [], fallback: null, override: { manifestUrl: 'http://localhost:3009/mf-manifest.json' } },
  });
});

test('override=off returns to the pinned page', async () => {
  const { get } = await startServingEdge({}, { overridesAllowed: true });
  const cookie = toCookieHeader(await get(`/?${query}`));

  const off = await get('/?override=off', { cookie });

  expect([off.statusCode, off.headers.location]).toEqual([303, '/']);
  expect(off.headers['set-cookie']).toContain('social_override=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});

test('where overrides are not allowed, neither a query nor an old cookie has an effect', async () => {
  const staging = await startServingEdge({}, { overridesAllowed: true });
  const cookie = toCookieHeader(await staging.get(`/?${query}`));
  const production = await startServingEdge();

  const refused = await production.get(`/?${query}`);
  const page = await production.get('/', { cookie });

  expect([refused.statusCode, refused.body]).toEqual([403, 'Overrides are not allowed in production.\n']);
  expect(refused.headers).not.toHaveProperty('set-cookie');
  expect(page.headers).toMatchObject({ ...pageHeaders, 'x-composition-reason': 'pinned' });
});

test.each([
  'mf_feed',
  'mf_feed@nonsense',
  'mf_feed@http://evil.example/mf-manifest.json',
  'mf_feed@http://localhost.evil.example/mf-manifest.json',
  'mf_feed@http://localhost@evil.example/mf-manifest.json',
  'mf_feed@http://user:secret@localhost:3001/mf-manifest.json',
  'mf_feed@javascript:alert(1)//localhost/mf-manifest.json',
  'mf_feed@http://localhost:3001/remoteEntry.js',
  'shell@http://localhost:3001/mf-manifest.json',
  '__proto__@http://localhost:3001/mf-manifest.json',
  'constructor@http://localhost:3001/mf-manifest.json',
])('the malformed override %s is refused with a reason', async (text) => {
  const { get } = await startServingEdge({}, { overridesAllowed: true });

  const answer = await get(`/?override=${encodeURIComponent(text)}`);

  expect(answer.statusCode).toBe(400);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.body).toMatch(/^An override/);
});

test('a forged cookie changes nothing', async () => {
  const { get } = await startServingEdge({}, { overridesAllowed: true });

  for (const value of [
    '%',
    'mf_feed@http%3A%2F%2Fevil.example%2Fmf-manifest.json',
    '|||',
    encodeURIComponent('mf_feed@http://localhost:1/remoteEntry.js'),
  ]) {
    const page = await get('/', { cookie: `a=b; social_override=${value}` });
    expect(page.headers['x-composition-reason']).toBe('pinned');
  }
});
