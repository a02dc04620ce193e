import type { PageComposition, RenderedComposition } from '@social/contracts';
import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const schema = (maximum: number) =>
  ({ type: 'object', properties: { pageSize: { type: 'integer', maximum, default: 10 }, stories: { type: 'boolean' } } }) as const;

/** Publishes mf_feed 0.4.0 and 0.5.0, which accept pages of 50 and of 30 posts, and pins the first. */
async function startConfigured() {
  const registry = await startPinnedRegistry();
  for (const [version, maximum] of [
    ['0.4.0', 50],
    ['0.5.0', 30],
  ] as const)
    await registry.publish({ name: 'mf_feed', version, manifest: { configuration: schema(maximum) } });
  await registry.pin('production', 1, { mf_feed: '0.4.0' });
  return registry;
}

const configure = (registry: TestRegistry, configuration: object) => registry.putSettings('production', { ...settings, configuration });

async function readPage(registry: TestRegistry): Promise<PageComposition> {
  const { documents } = (await registry.send('GET', '/v1/environments/production/rendered', null)).json<RenderedComposition>();
  const [, json = ''] = /<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(documents[0]?.html ?? '') ?? [];
  return JSON.parse(json) as PageComposition;
}

test('values are part of the signed revision, with the defaults of the pinned release, and of the fallback for itself', async () => {
  const registry = await startConfigured();
  expect((await readPage(registry)).remotes.mf_feed?.configuration).toEqual({ pageSize: 10 });

  const answer = await configure(registry, { mf_feed: { stories: false, pageSize: 20 } });

  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { revision: 3, settings: { configuration: { mf_feed: { pageSize: 20 } } } },
  ]);
  expect((await readPage(registry)).remotes).toMatchObject({ mf_feed: { configuration: { pageSize: 20, stories: false } } });
  const { remotes } = await readPage(registry);
  expect([remotes.mf_chat?.configuration, remotes.mf_feed?.fallback?.configuration]).toEqual([undefined, undefined]);
  const head = await registry.send('GET', '/v1/environments/production/revisions/3/head', null);
  expect(head.json()).toMatchObject({ revision: 3, signature: { value: expect.any(String) } });
  const { events } = (await registry.send('GET', '/v1/environments/production/events')).json<{
    events: { kind: string; changes: object[] }[];
  }>();
  expect(events[0]).toMatchObject({
    kind: 'settings',
    changes: [{ name: 'configuration', from: null, to: { mf_feed: { pageSize: 20, stories: false } } }],
  });
});

test.each<[string, object, string]>([
  ['that the schema refuses', { mf_feed: { pageSize: 51 } }, 'mf_feed@0.4.0: pageSize must be <= 50'],
  ['of an undeclared setting', { mf_feed: { pagesize: 5 } }, 'mf_feed@0.4.0: pagesize is not declared'],
  ['of a release without a schema', { mf_chat: { sounds: true } }, 'mf_chat@0.1.0: it declares no configuration, and sounds is set'],
  ['of a remote that is not pinned', { mf_other: { x: 1 } }, 'mf_other is not pinned in production'],
])('a value %s is refused, and nothing is stored', async (_title, configuration, problem) => {
  const registry = await startConfigured();

  const answer = await configure(registry, configuration);

  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { code: 'REG_CONFIGURATION_REFUSED', message: `The configuration is refused: ${problem}.`, details: { problems: [problem] } },
  ]);
  expect((await registry.send('GET', '/v1/environments/production')).json()).toMatchObject({ settingsVersion: 1, revision: 2 });
});

test('a release that does not accept what is set is not pinned, unless its gate is skipped; then it runs with its default', async () => {
  const registry = await startConfigured();
  await configure(registry, { mf_feed: { pageSize: 40 } });

  const refused = await registry.pin('production', 3, { mf_feed: '0.5.0' });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringContaining('mf_feed@0.5.0: its configuration in production does not fit: pageSize must be <= 30'),
  ]);
  const operator = await registry.tokenFor('Ben', { operate: ['production'], skipGates: ['production'] });
  const payload = { changes: { mf_feed: '0.5.0' }, reason: 'anyway', skipGates: ['configuration'] };
  await registry.send('POST', '/v1/environments/production/revisions', operator, { payload, headers: { 'if-match': '"3"' } });
  const { mf_feed: feed } = (await readPage(registry)).remotes;
  expect([feed?.configuration, feed?.fallback?.configuration]).toEqual([{ pageSize: 10 }, { pageSize: 40 }]);

  // Another setting can be changed, and the value can be removed.
  expect(
    (await registry.putSettings('production', { ...settings, brand: 'Club', configuration: { mf_feed: { pageSize: 40 } } })).statusCode,
  ).toBe(200);
  expect((await configure(registry, {})).statusCode).toBe(200);
});

test('an environment that runs nothing takes values, and its first pin is checked', async () => {
  const registry = await startConfigured();
  const made = await registry.putSettings('staging', {
    ...settings,
    hostnames: ['staging.localhost'],
    configuration: { mf_feed: { pageSize: 99 } },
  });
  expect(made.statusCode).toBe(200);
  const pin = await registry.pin('staging', 0, { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.4.0' });
  expect(pin.json<{ message: string }>().message).toContain('pageSize must be <= 50');
});

test('what can be set is listed for the remotes that declare something or have values', async () => {
  const registry = await startConfigured();
  await configure(registry, { mf_feed: { pageSize: 20 } });

  expect((await registry.send('GET', '/v1/environments/production/configuration')).json()).toEqual({
    environment: 'production',
    settingsVersion: 2,
    remotes: [{ remote: 'mf_feed', version: '0.4.0', schema: schema(50), values: { pageSize: 20 } }],
  });
});

test('a release whose schema is refused is not published', async () => {
  const registry = await startPinnedRegistry();
  const configuration = { type: 'object', properties: { x: { type: 'string', pattern: 'a' } } } as const;
  const answer = await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { configuration } });
  expect(answer.json()).toMatchObject({
    code: 'REG_MANIFEST_INVALID',
    message: expect.stringContaining('configuration: pattern is not supported'),
  });
});

test('values of more than 8 KB are refused', async () => {
  const registry = await startConfigured();
  expect((await configure(registry, { mf_feed: { pageSize: 'x'.repeat(9000) } })).json<{ message: string }>().message).toContain(
    'at most 8 KB',
  );
});
