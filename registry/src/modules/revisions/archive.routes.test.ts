import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const url = '/v1/environments/production';

function archive(registry: TestRegistry, isArchived: boolean, token?: string, environment = 'production') {
  const payload = { isArchived, reason: 'the review is over' };
  return registry.send('PUT', `/v1/environments/${environment}/archive`, token, { payload });
}

test('an archived environment refuses every change with who archived it, keeps its history, and is rendered as archived', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.3.0' });

  expect((await archive(registry, true)).json()).toMatchObject({ revision: 3, kind: 'archive', changes: [], reason: 'the review is over' });

  const message = 'production was archived by admin: "the review is over".';
  const switchOff = { payload: { isDisabled: true, reason: 'x' } };
  for (const refused of [
    await registry.pin('production', 3, { mf_feed: '0.2.0' }),
    await registry.rollBack('production', 3),
    await registry.putSettings('production', { ...settings, brand: 'Club' }),
    await registry.send('PUT', `${url}/remotes/mf_feed/switch`, registry.admin, switchOff),
    await registry.send('POST', `${url}/plan`, registry.admin, { payload: { changes: { mf_feed: '0.2.0' } } }),
  ])
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'REG_ENVIRONMENT_ARCHIVED', message })]);
  expect((await registry.send('GET', `${url}/revisions`)).json()).toMatchObject({
    revisions: [{ kind: 'archive' }, { kind: 'pin' }, { kind: 'pin' }],
  });
  expect((await registry.send('GET', `${url}/rendered`)).json()).toMatchObject({ isArchived: true });
  expect((await registry.send('GET', `${url}/chain`)).json()).toMatchObject({ intact: true, revisions: 3 });
});

test('a restored environment runs what it ran, and is pinned and rolled back as before', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await archive(registry, true);
  await archive(registry, true);

  expect((await archive(registry, false)).json()).toMatchObject({ revision: 4, kind: 'restore', composition: { mf_feed: '0.2.0' } });
  expect((await registry.send('GET', `${url}/rendered`)).json()).not.toHaveProperty('isArchived');
  expect((await registry.rollBack('production', 4)).json()).toMatchObject({ composition: { mf_feed: '0.1.0' } });
});

test('only an admin archives an environment, which must exist and run something', async () => {
  const registry = await startPinnedRegistry();
  await registry.putSettings('staging', { ...settings, hostnames: ['staging.localhost'] });
  const operator = await registry.tokenFor('Ana', { operate: ['*'] });

  expect((await archive(registry, true, operator)).statusCode).toBe(403);
  expect((await archive(registry, true, registry.admin, 'nowhere')).statusCode).toBe(404);
  expect((await archive(registry, true, registry.admin, 'staging')).json()).toMatchObject({ code: 'REG_ENVIRONMENT_UNPINNED' });
});
