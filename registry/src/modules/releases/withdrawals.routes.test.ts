import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

function withdraw(
  registry: TestRegistry,
  release: string,
  { token, reason = 'it leaks memory' }: { token?: string; reason?: string } = {},
) {
  return registry.send('PUT', `/v1/releases/${release.replace('@', '/')}/withdrawal`, token, { payload: { reason } });
}

const status = async (registry: TestRegistry) =>
  (await registry.send('GET', '/v1/environments/production/status')).json<Record<string, unknown>>();

test('a withdrawn release is refused by its gate, with who and why; a token that may skip gates can pin it', async () => {
  const registry = await startPinnedRegistry();
  const team = await registry.tokenFor('feed team', { publish: ['mf_feed'] });
  const lead = await registry.tokenFor('lead', { operate: ['*'], skipGates: ['*'] });
  expect((await withdraw(registry, 'mf_feed@0.2.0', { token: team })).json()).toMatchObject({ by: 'feed team', reason: 'it leaks memory' });

  expect((await registry.pin('production', 1, { mf_feed: '0.2.0' })).json()).toMatchObject({
    code: 'REG_GATE_REFUSED',
    message: expect.stringContaining('mf_feed@0.2.0: it was withdrawn: "it leaks memory" (gate withdrawn, owner feed team)'),
  });
  const skipped = await registry.send('POST', '/v1/environments/production/revisions', lead, {
    payload: { changes: { mf_feed: '0.2.0' }, reason: 'the other one is worse', skipGates: ['withdrawn'] },
    headers: { 'if-match': '"1"' },
  });
  expect(skipped.json()).toMatchObject({ revision: 2, skippedGates: ['withdrawn'] });
});

test('a withdrawal says where the release still runs, as do status, history and list; other releases can still be pinned', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.publish({ name: 'mf_chat', version: '0.2.0' });

  const answer = await withdraw(registry, 'mf_feed@0.2.0');

  expect(answer.json()).toMatchObject({ runsIn: [{ environment: 'production', role: 'pinned' }] });
  expect(await status(registry)).toMatchObject({ withdrawals: [{ remote: 'mf_feed', version: '0.2.0', reason: 'it leaks memory' }] });
  expect((await registry.send('GET', '/v1/environments/production/revisions')).json()).toMatchObject({
    withdrawals: [{ version: '0.2.0' }],
  });
  expect((await registry.send('GET', '/v1/releases/mf_feed')).json()).toMatchObject({
    releases: [
      { version: '0.3.0', runsIn: [], withdrawal: null },
      { version: '0.2.0', runsIn: [{ environment: 'production', role: 'pinned' }], withdrawal: { reason: 'it leaks memory' } },
      { version: '0.1.0', runsIn: [{ environment: 'production', role: 'fallback' }], withdrawal: null },
    ],
  });
  expect((await registry.pin('production', 2, { mf_chat: '0.2.0' })).statusCode).toBe(201);
});

test('a withdrawn release is no fallback from the next revision on', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.pin('production', 2, { mf_feed: '0.3.0' });
  await withdraw(registry, 'mf_feed@0.2.0');
  await registry.publish({ name: 'mf_chat', version: '0.2.0' });

  await registry.pin('production', 3, { mf_chat: '0.2.0' });

  expect(await status(registry)).toMatchObject({ fallbacks: { mf_feed: '0.1.0', mf_chat: '0.1.0' } });
});

test('a rollback passes over a withdrawn release, and is refused where it is named', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.pin('production', 2, { mf_feed: '0.3.0' });
  await withdraw(registry, 'mf_feed@0.2.0');

  const named = await registry.rollBack('production', 3, { to: 2 });
  expect([named.statusCode, named.json<{ message: string }>().message]).toEqual([
    409,
    'mf_feed@0.2.0 was withdrawn by admin: "it leaks memory".',
  ]);
  expect((await registry.rollBack('production', 3)).json()).toMatchObject({ restored: 1, composition: { mf_feed: '0.1.0' } });
  await registry.pin('production', 4, { mf_feed: '0.3.0' });
  expect((await registry.rollBack('production', 5, { remote: 'mf_feed' })).json()).toMatchObject({ composition: { mf_feed: '0.1.0' } });
});

test('only a token that may publish a remote withdraws its releases; repeating keeps the first reason', async () => {
  const registry = await startPinnedRegistry();
  const chatTeam = await registry.tokenFor('chat team', { publish: ['mf_chat'] });

  expect((await withdraw(registry, 'mf_feed@0.2.0', { token: chatTeam })).statusCode).toBe(403);
  expect((await withdraw(registry, 'mf_feed@9.0.0')).statusCode).toBe(404);
  await withdraw(registry, 'mf_feed@0.2.0');
  expect((await withdraw(registry, 'mf_feed@0.2.0', { reason: 'another' })).json()).toMatchObject({ reason: 'it leaks memory' });
});
