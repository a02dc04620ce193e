import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const url = '/v1/environments/production/pin-requests';
const runAt = '2026-03-02T06:00:00.000Z';
const DAY_MS = 86_400_000;

function schedule(registry: TestRegistry, { token, time = runAt }: { token?: string; time?: string } = {}, basedOn = 1) {
  const payload = { changes: { mf_feed: '0.2.0' }, reason: 'the launch', runAt: time };
  return registry.send('POST', url, token, { payload, headers: { 'if-match': `"${basedOn}"` } });
}

async function readRequests(registry: TestRegistry) {
  return (await registry.send('GET', url)).json<{ requests: Record<string, unknown>[] }>().requests;
}

test('a scheduled pin is carried out at its time by one of several replicas, and not before', async () => {
  const registry = await startPinnedRegistry();
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });
  expect((await schedule(registry, { token: ana })).json()).toMatchObject({ state: 'waiting', runAt, needsApproval: false });

  await registry.pinRequests.runDue();
  expect(await registry.count('revisions')).toBe(1);

  registry.advance(DAY_MS - 4 * 3_600_000 + 60_000);
  await Promise.all([1, 2, 3].map(() => registry.pinRequests.runDue()));

  expect(await readRequests(registry)).toMatchObject([{ state: 'pinned', revision: 2 }]);
  expect((await registry.send('GET', '/v1/environments/production/revisions')).json()).toMatchObject({
    revisions: [{ revision: 2, by: 'Ana', reason: 'the launch' }, { revision: 1 }],
  });
  expect((await registry.send('GET', '/v1/environments/production/events')).json()).toMatchObject({
    events: [{ kind: 'run', by: 'Ana', revision: 2 }, { kind: 'schedule', reason: 'the launch' }, { kind: 'create' }],
  });
});

test('a freeze stops a scheduled pin, and the outcome says so', async () => {
  const registry = await startPinnedRegistry();
  await schedule(registry);
  const until = '2026-03-03T00:00:00.000Z';
  await registry.send('PUT', '/v1/environments/production/freeze', registry.admin, { payload: { until, reason: 'the big sale' } });
  registry.advance(DAY_MS - 4 * 3_600_000 + 60_000);

  await registry.pinRequests.runDue();

  expect(await readRequests(registry)).toMatchObject([
    { state: 'refused', outcome: expect.stringContaining(`production is frozen until ${until}: "the big sale"`) },
  ]);
  expect((await registry.send('GET', '/v1/environments/production/events?limit=1')).json()).toMatchObject({
    events: [{ kind: 'refuse', reason: expect.stringContaining('is frozen until') }],
  });
  expect(await registry.count('revisions')).toBe(1);
});

test('a scheduled pin that was cancelled, or that no replica could carry out for an hour, is not carried out', async () => {
  const registry = await startPinnedRegistry();
  await schedule(registry);
  await schedule(registry);
  await registry.send('PUT', `${url}/1/rejection`, registry.admin, { payload: { reason: 'another day' } });
  registry.advance(DAY_MS);

  await registry.pinRequests.runDue();

  expect(await readRequests(registry)).toMatchObject([{ state: 'expired' }, { state: 'cancelled', outcome: 'admin: another day' }]);
  expect(await registry.count('revisions')).toBe(1);
});

test('where approval is asked for, a scheduled pin is carried out at its time when it was approved before', async () => {
  const registry = await startPinnedRegistry();
  await registry.putSettings('production', { ...settings, requiresApproval: true });
  const ben = await registry.tokenFor('Ben', { operate: ['production'] });
  await schedule(registry, {}, 2);
  await schedule(registry, {}, 2);
  expect((await registry.send('PUT', `${url}/1/approval`, ben)).json()).toMatchObject({ state: 'waiting', approvedBy: 'Ben' });
  registry.advance(DAY_MS - 4 * 3_600_000 + 60_000);

  await registry.pinRequests.runDue();

  expect(await readRequests(registry)).toMatchObject([{ state: 'waiting' }, { state: 'pinned', revision: 3 }]);
});

test('what a replica pinned and could not report any more counts as pinned', async () => {
  const registry = await startPinnedRegistry();
  await schedule(registry);
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  registry.advance(DAY_MS - 4 * 3_600_000 + 60_000);
  await registry.pinRequests.runDue();
  expect(await readRequests(registry)).toMatchObject([{ state: 'pinned', revision: 2 }]);
  expect(await registry.count('revisions')).toBe(2);
});

test('a time in the past is refused', async () => {
  const registry = await startPinnedRegistry();
  expect((await schedule(registry, { time: '2026-02-01T00:00:00Z' })).json()).toMatchObject({ code: 'REG_PIN_TIME_PAST' });
});
