import { settings, startPinnedRegistry, startRegistry } from '../../testing/start-registry';

const url = '/v1/environments/production';

test('an environment is created, listed and read', async () => {
  const registry = await startRegistry();
  const answer = await registry.putSettings('production', settings);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    name: 'production',
    settings,
    settingsVersion: 1,
    revision: 0,
    freeze: null,
    changedBy: 'admin',
    changedAt: expect.stringMatching(/^2026-03-01T10:00/),
  });
  expect((await registry.send('GET', url)).json()).toEqual(answer.json());
  expect((await registry.send('GET', '/v1/environments')).json()).toEqual({ environments: [answer.json()] });
});

test('saving the same settings again changes nothing', async () => {
  const registry = await startPinnedRegistry();
  const before = (await registry.send('GET', url)).json();
  const other = await registry.tokenFor('somebody else', { admin: true });
  expect((await registry.putSettings('production', settings, { token: other })).json()).toEqual(before);
  expect(await registry.count('revisions')).toBe(1);
});

test('changed settings of a pinned environment make a new revision, because its pages change', async () => {
  const registry = await startPinnedRegistry();
  const answer = await registry.putSettings('production', { ...settings, brand: 'Club', locale: 'browser' });

  expect(answer.json()).toMatchObject({ revision: 2, settings: { brand: 'Club' } });
  expect((await registry.send('GET', `${url}/revisions/2`)).json()).toMatchObject({
    kind: 'settings',
    changes: [],
    by: 'admin',
    reason: 'Settings changed: brand, locale',
  });
  expect((await registry.send('GET', `${url}/rendered`)).body).toContain('<title>Club</title>');
});

test('a pin and a change of settings at once are both stored', async () => {
  const registry = await startPinnedRegistry();
  const [pinned] = await Promise.all([
    registry.pin('production', 1, { mf_feed: '0.2.0' }),
    registry.putSettings('production', { ...settings, brand: 'Club' }),
  ]);
  const page = (await registry.send('GET', `${url}/rendered`)).json<{
    revision: number;
    composition: Record<string, string>;
    documents: { html: string }[];
  }>();

  expect(page.documents[0]?.html).toContain('<title>Club</title>');
  // Either the pin came first and both are stored, or it was refused as stale.
  expect([page.revision, page.composition.mf_feed]).toEqual(pinned.statusCode === 201 ? [3, '0.2.0'] : [2, '0.1.0']);
});

test('no two environments share a host name', async () => {
  const registry = await startPinnedRegistry();
  const answer = await registry.putSettings('staging', { ...settings, hostnames: ['staging.localhost', 'localhost'] });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'REG_HOSTNAME_TAKEN', message: 'The host name localhost belongs to production.' });
  expect(await registry.count('environments')).toBe(1);
});

test('of two environments that claim a host name at once, one gets it', async () => {
  const registry = await startRegistry();
  const answers = await Promise.all(['one', 'two'].map((name) => registry.putSettings(name, settings)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test.each([
  ['a provider with a path', { providerUrl: 'http://localhost:4200/api' }],
  ['a provider that is no web address', { providerUrl: 'file:///etc' }],
  ['a media origin that would add to the policy', { mediaOrigins: ["https://a.example; script-src 'unsafe-inline'"] }],
  ['a media base that would add to the policy', { mediaBaseUrl: 'https://a.example;script-src' }],
  ['a host name with a port', { hostnames: ['localhost:4000'] }],
  ['no host name', { hostnames: [] }],
  ['a time zone that nobody knows', { timeZone: 'Mars/Olympus' }],
  ['a locale that is none', { locale: 'x_y!' }],
  ['no brand', { brand: ' ' }],
])('%s is refused', async (_title, change) => {
  const registry = await startRegistry();
  expect((await registry.putSettings('production', { ...settings, ...change })).statusCode).toBe(400);
  expect(await registry.count('environments')).toBe(0);
});

test('only an admin sets an environment up; any token may read it', async () => {
  const registry = await startPinnedRegistry();
  const operator = await registry.tokenFor('Ana', { operate: ['*'], publish: ['*'] });
  expect((await registry.putSettings('production', settings, { token: operator })).statusCode).toBe(403);
  expect((await registry.send('GET', url, operator)).statusCode).toBe(200);
  expect((await registry.send('GET', url, null)).statusCode).toBe(401);
  expect((await registry.send('GET', '/v1/environments/nowhere', operator)).json()).toMatchObject({ code: 'REG_ENVIRONMENT_UNKNOWN' });
});
