import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const url = '/v1/environments/production/freeze';
const until = '2026-03-02T08:00:00.000Z';

function freeze(registry: TestRegistry, token?: string, end = until) {
  return registry.send('PUT', url, token, { payload: { until: end, reason: 'the big sale' } });
}

test('a frozen environment refuses pins with until when, who and why; a rollback goes ahead', async () => {
  const registry = await startPinnedRegistry();
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });
  await registry.pin('production', 1, { mf_feed: '0.2.0' });

  expect((await freeze(registry, ana)).json()).toMatchObject({ freeze: { until, reason: 'the big sale', by: 'Ana' } });

  for (const changes of [{ mf_feed: '0.3.0' }, { mf_feed: null }])
    expect((await registry.pin('production', 2, changes)).json()).toMatchObject({
      code: 'REG_GATE_REFUSED',
      message: expect.stringContaining(`production is frozen until ${until}: "the big sale" (gate frozen, owner Ana)`),
    });
  expect((await registry.send('GET', '/v1/environments/production/status')).json()).toMatchObject({ freeze: { by: 'Ana' } });
  expect((await registry.rollBack('production', 2)).statusCode).toBe(201);
});

test('a freeze ends by itself', async () => {
  const registry = await startPinnedRegistry();
  // Each read of the test's clock is a second later.
  const soon = new Date(Date.parse('2026-03-01T10:00:00.000Z') + 40_000).toISOString();
  await freeze(registry, registry.admin, soon);
  let answer = await registry.pin('production', 1, { mf_feed: '0.2.0' });
  expect(answer.statusCode).toBe(422);
  for (let tries = 0; tries < 60 && answer.statusCode === 422; tries++) answer = await registry.pin('production', 1, { mf_feed: '0.2.0' });
  expect(answer.statusCode).toBe(201);
});

test('the operator who froze an environment may end the freeze; others need the scope to skip gates', async () => {
  const registry = await startPinnedRegistry();
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });
  const ben = await registry.tokenFor('Ben', { operate: ['production'] });
  const lead = await registry.tokenFor('lead', { operate: ['production'], skipGates: ['production'] });

  await freeze(registry, ana);
  expect((await registry.send('DELETE', url, ben)).statusCode).toBe(403);
  expect((await freeze(registry, ben, '2026-03-01T12:00:00.000Z')).statusCode).toBe(403);
  expect((await registry.send('DELETE', url, ana)).json()).toMatchObject({ freeze: null });
  await freeze(registry, ana);
  expect((await registry.send('DELETE', url, lead)).json()).toMatchObject({ freeze: null });
  expect((await registry.pin('production', 1, { mf_feed: '0.2.0' })).statusCode).toBe(201);
});

test('a freeze needs an end in the future, an environment that exists, and the scope to operate it', async () => {
  const registry = await startPinnedRegistry();
  const staging = await registry.tokenFor('Ben', { operate: ['staging'] });

  expect((await freeze(registry, registry.admin, '2026-02-01T00:00:00Z')).json()).toMatchObject({ code: 'REG_FREEZE_END_PAST' });
  expect((await freeze(registry, registry.admin, 'tomorrow')).statusCode).toBe(400);
  expect((await freeze(registry, staging)).statusCode).toBe(403);
  expect((await registry.send('DELETE', '/v1/environments/nowhere/freeze')).statusCode).toBe(404);
});
