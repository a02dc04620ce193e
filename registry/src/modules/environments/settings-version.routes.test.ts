import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const url = '/v1/environments/production';

async function readEvents(registry: TestRegistry, query = '') {
  return (await registry.send('GET', `${url}/events${query}`)).json<{ events: Record<string, unknown>[]; next: number | null }>();
}

test('a change of settings names the version that it is based on; of two, the second is refused with who changed what', async () => {
  const registry = await startPinnedRegistry();
  const ana = await registry.tokenFor('Ana', { admin: true });
  await registry.putSettings('production', { ...settings, brand: 'Club' }, { token: ana, basedOn: 1 });

  const second = await registry.putSettings('production', { ...settings, locale: 'browser' }, { basedOn: 1 });

  expect(second.statusCode).toBe(412);
  expect(second.json()).toMatchObject({
    code: 'REG_SETTINGS_STALE',
    message: 'The settings of production are at version 2, not 1. Meanwhile Ana changed brand from "Social" to "Club".',
    details: { settingsVersion: 2, since: [{ by: 'Ana' }] },
  });
  const present = await registry.send('GET', url);
  expect([present.headers.etag, present.json()]).toEqual(['"2"', expect.objectContaining({ settings: { ...settings, brand: 'Club' } })]);
  expect(await registry.count('revisions')).toBe(2);
});

test('a change of settings without If-Match is refused, and a new environment is based on 0', async () => {
  const registry = await startPinnedRegistry();
  const staging = { ...settings, hostnames: ['staging.localhost'] };

  const bare = await registry.send('PUT', url, registry.admin, { payload: { ...settings, brand: 'Club' } });

  expect([bare.statusCode, bare.json()]).toEqual([428, expect.objectContaining({ code: 'REG_SETTINGS_VERSION_REQUIRED' })]);
  expect((await registry.putSettings('staging', staging, { basedOn: 1 })).statusCode).toBe(412);
  expect((await registry.putSettings('staging', staging, { basedOn: 0 })).statusCode).toBe(200);
});

test('the same settings again are accepted, whatever version they are based on: a repeated request does no harm', async () => {
  const registry = await startPinnedRegistry();
  await registry.putSettings('production', { ...settings, brand: 'Club' }, { basedOn: 1 });

  expect((await registry.putSettings('production', { ...settings, brand: 'Club' }, { basedOn: 1 })).statusCode).toBe(200);
  expect(await registry.count('environment_events')).toBe(2);
});

test('the events of an environment hold old and new values of settings, who, and the revision; freezes and their ends, too', async () => {
  const registry = await startPinnedRegistry();
  const until = '2026-03-02T08:00:00.000Z';
  await registry.putSettings('production', { ...settings, brand: 'Club', requiredChecks: [{ name: 'e2e', of: 'release' }] });
  await registry.send('PUT', `${url}/freeze`, registry.admin, { payload: { until, reason: 'the big sale' } });
  await registry.send('DELETE', `${url}/freeze`);
  await registry.send('DELETE', `${url}/freeze`);

  expect((await readEvents(registry)).events).toMatchObject([
    { kind: 'unfreeze', changes: [{ name: 'until', from: until, to: null }], by: 'admin', revision: null },
    { kind: 'freeze', changes: [{ name: 'until', from: null, to: until }], reason: 'the big sale' },
    {
      kind: 'settings',
      revision: 2,
      changes: [
        { name: 'brand', from: 'Social', to: 'Club' },
        { name: 'requiredChecks', from: null, to: [{ name: 'e2e', of: 'release' }] },
      ],
    },
    { kind: 'create', revision: null, changes: expect.arrayContaining([{ name: 'brand', from: null, to: 'Social' }]) },
  ]);
});

test('the events are read in pages, by those with a token', async () => {
  const registry = await startPinnedRegistry();
  await registry.putSettings('production', { ...settings, brand: 'Club' });

  const first = await readEvents(registry, '?limit=1');
  const second = await readEvents(registry, `?limit=1&before=${first.next}`);

  expect([first.events.length, second.events.length, second.next]).toEqual([1, 1, null]);
  expect((await registry.send('GET', `${url}/events`, null)).statusCode).toBe(401);
  expect((await registry.send('GET', '/v1/environments/nowhere/events')).statusCode).toBe(404);
});
