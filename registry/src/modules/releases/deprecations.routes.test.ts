import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

function deprecate(registry: TestRegistry, release: string, token?: string, reason = 'pin 0.3.0, which is quicker') {
  return registry.send('PUT', `/v1/releases/${release.replace('@', '/')}/deprecation`, token, { payload: { reason } });
}

test('a deprecated release can be pinned; plan, status and list say who deprecated it and why', async () => {
  const registry = await startPinnedRegistry();
  const team = await registry.tokenFor('feed team', { publish: ['mf_feed'] });
  const deprecation = { remote: 'mf_feed', version: '0.2.0', by: 'feed team', reason: 'pin 0.3.0, which is quicker' };
  expect((await deprecate(registry, 'mf_feed@0.2.0', team)).json()).toMatchObject({ ...deprecation, runsIn: [] });

  const plan = (changes: Record<string, string>) =>
    registry.send('POST', '/v1/environments/production/plan', undefined, { payload: { changes } }).then((answer) => answer.json<unknown>());
  expect(await plan({ mf_feed: '0.2.0' })).toMatchObject({ isAccepted: true, deprecations: [deprecation] });
  expect(await plan({ mf_feed: '0.3.0' })).toMatchObject({ deprecations: [] });

  expect((await registry.pin('production', 1, { mf_feed: '0.2.0' })).statusCode).toBe(201);
  expect((await registry.send('GET', '/v1/environments/production/status')).json()).toMatchObject({ deprecations: [deprecation] });
  expect((await registry.send('GET', '/v1/releases/mf_feed')).json()).toMatchObject({
    releases: [{ deprecation: null }, { version: '0.2.0', deprecation, withdrawal: null }, { deprecation: null }],
  });
});

test('the first deprecation stays; one of an unknown release, or by another team, is refused', async () => {
  const registry = await startPinnedRegistry();
  const other = await registry.tokenFor('chat team', { publish: ['mf_chat'] });
  await deprecate(registry, 'mf_feed@0.2.0', undefined, 'first');

  expect((await deprecate(registry, 'mf_feed@0.2.0', undefined, 'second')).json()).toMatchObject({ reason: 'first' });
  expect((await deprecate(registry, 'mf_feed@9.9.9')).json()).toMatchObject({ code: 'REG_RELEASE_UNKNOWN' });
  expect((await deprecate(registry, 'mf_feed@0.2.0', other)).statusCode).toBe(403);
});
