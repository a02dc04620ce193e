import { settings, startPinnedRegistry, startRegistry, type TestRegistry } from '../../testing/start-registry';

const explain = async (registry: TestRegistry, path?: string) =>
  (
    await registry.send('GET', `/v1/environments/production/explanation${path === undefined ? '' : `?path=${encodeURIComponent(path)}`}`)
  ).json<{ releases: { remote: string }[] } & Record<string, unknown>>();

test('an explanation of a path names the release, the page, who brought the version and why, and its fallback', async () => {
  const registry = await startPinnedRegistry();
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });
  await registry.pin('production', 1, { mf_feed: '0.2.0' }, { token: ana, reason: 'new heading' });
  await registry.putSettings('production', { ...settings, brand: 'Club' });

  expect(await explain(registry, '/')).toMatchObject({
    environment: 'production',
    revision: 3,
    path: '/',
    page: { remote: 'mf_feed', path: '/', expose: './home', title: 'Feed' },
    releases: [
      {
        remote: 'mf_feed',
        version: '0.2.0',
        publishedBy: 'admin',
        introducedBy: { revision: 2, by: 'Ana', reason: 'new heading' },
        fallback: '0.1.0',
        disabled: null,
        withdrawal: null,
      },
    ],
    verdicts: expect.arrayContaining([{ gate: 'exposes', status: 'passed', problems: [] }]),
  });
});

test('of two patterns that match a path, the more specific one fills it; the shell fills what no remote declares', async () => {
  const registry = await startPinnedRegistry();

  expect(await explain(registry, '/chat/new')).toMatchObject({ page: { path: '/chat/new' } });
  expect(await explain(registry, '/chat/42')).toMatchObject({ page: { path: '/chat/:chatId' }, releases: [{ remote: 'mf_chat' }] });
  expect(await explain(registry, '/settings')).toMatchObject({ page: null, releases: [{ remote: 'shell' }] });
});

test('without a path every release is explained, with what is wrong with it', async () => {
  const registry = await startPinnedRegistry();
  await registry.send('PUT', '/v1/releases/mf_feed/0.1.0/withdrawal', registry.admin, { payload: { reason: 'it leaks' } });
  const payload = { isDisabled: true, reason: 'it floods' };
  await registry.send('PUT', '/v1/environments/production/remotes/mf_chat/switch', registry.admin, { payload });

  const { releases } = await explain(registry);

  expect(releases.map(({ remote }) => remote)).toEqual(['shell', 'mf_chat', 'mf_feed']);
  expect(releases).toMatchObject([{}, { disabled: 'it floods' }, { withdrawal: { reason: 'it leaks' } }]);
});

test('an environment without a revision has nothing to explain; one that is not there is refused', async () => {
  const registry = await startRegistry();
  await registry.putSettings('production', settings);

  expect(await explain(registry, '/')).toMatchObject({ revision: 0, page: null, releases: [] });
  expect((await registry.send('GET', '/v1/environments/nowhere/explanation')).statusCode).toBe(404);
  expect((await registry.send('GET', '/v1/environments/production/explanation?path=events')).statusCode).toBe(400);
});
