import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

type Run = {
  environment: string;
  role: string;
  from: { revision: number; by: string };
  until: { revision: number; reason: string } | null;
};

async function readRuns(registry: TestRegistry, version: string): Promise<Run[]> {
  return (await registry.send('GET', `/v1/releases/mf_feed/${version}/runs`)).json<{ runs: Run[] }>().runs;
}

test('a release ran as a canary, then for all members, until it was rolled back; other changes do not divide its time', async () => {
  const registry = await startPinnedRegistry();
  await registry.startCanary('production', 1, { mf_feed: '0.2.0' });
  await registry.changeCanary('production', 2, 'pause');
  await registry.changeCanary('production', 3, 'promote');
  await registry.publish({ name: 'mf_chat', version: '0.2.0' });
  await registry.pin('production', 4, { mf_chat: '0.2.0' });
  await registry.rollBack('production', 5, { remote: 'mf_feed', reason: 'it broke' });

  expect(await readRuns(registry, '0.2.0')).toMatchObject([
    { environment: 'production', role: 'pinned', from: { revision: 4, by: 'admin' }, until: { revision: 6, reason: 'it broke' } },
    { environment: 'production', role: 'canary', from: { revision: 2 }, until: { revision: 4 } },
  ]);
  expect((await readRuns(registry, '0.1.0')).map(({ from, until }) => [from.revision, until?.revision ?? null])).toEqual([
    [6, null],
    [1, 4],
  ]);
  expect(await readRuns(registry, '0.3.0')).toEqual([]);
});

test('an archived environment runs nothing, and a restored one runs its releases again', async () => {
  const registry = await startPinnedRegistry();
  const archive = (isArchived: boolean) =>
    registry.send('PUT', '/v1/environments/production/archive', registry.admin, { payload: { isArchived, reason: 'the review' } });
  await archive(true);
  expect((await readRuns(registry, '0.1.0')).map(({ until }) => until?.revision)).toEqual([2]);
  await archive(false);
  expect((await readRuns(registry, '0.1.0')).map(({ from, until }) => [from.revision, until?.revision ?? null])).toEqual([
    [3, null],
    [1, 2],
  ]);
});

test('only a token may read where a release ran', async () => {
  const registry = await startPinnedRegistry();
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.1.0/runs', null)).statusCode).toBe(401);
});
