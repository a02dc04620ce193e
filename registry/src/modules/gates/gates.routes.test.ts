import { sql } from 'drizzle-orm';
import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

/** Publishes a release of mf_feed that needs a React that no shell provides. */
async function publishMisfit(registry: TestRegistry, version = '9.0.0') {
  await registry.publish({
    name: 'mf_feed',
    version,
    manifest: { compatibility: { contract: 1, provides: {}, requires: { react: '^99.0.0' } } },
  });
}

function plan(registry: TestRegistry, changes: Record<string, string>, token?: string) {
  return registry.send('POST', '/v1/environments/production/plan', token, { payload: { changes } });
}

function pinSkipping(registry: TestRegistry, token: string) {
  return registry.send('POST', '/v1/environments/production/revisions', token, {
    payload: { changes: { mf_feed: '9.0.0' }, reason: 'the shell follows tonight', skipGates: ['singletons'] },
    headers: { 'if-match': '"1"' },
  });
}

test('a release that does not fit is refused by name, range and owner, and nothing is stored', async () => {
  const registry = await startPinnedRegistry();
  await publishMisfit(registry);

  const answer = await registry.pin('production', 1, { mf_feed: '9.0.0' });

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'REG_GATE_REFUSED',
    message:
      'production refuses this composition. mf_feed@9.0.0: it requires react ^99.0.0, which the shell does not provide (gate singletons, owner admin).',
  });
  expect(await registry.count('revisions')).toBe(1);
});

test('a plan tells composition, changes, bytes and every verdict, and changes nothing', async () => {
  const registry = await startPinnedRegistry();
  await publishMisfit(registry);

  const good = (await plan(registry, { mf_feed: '0.2.0' })).json<Record<string, unknown>>();
  const bad = (await plan(registry, { mf_feed: '9.0.0' })).json<Record<string, unknown>>();

  expect(good).toMatchObject({
    basedOn: 1,
    composition: { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.2.0' },
    changes: [{ remote: 'mf_feed', from: '0.1.0', to: '0.2.0' }],
    fallbacks: { mf_feed: '0.1.0' },
    isAccepted: true,
  });
  expect(good.downloadBytes).toBeGreaterThan(0);
  expect(bad).toMatchObject({
    isAccepted: false,
    verdicts: expect.arrayContaining([expect.objectContaining({ gate: 'singletons', status: 'refused' })]),
  });
  expect(await registry.count('revisions')).toBe(1);
});

test('a plan is for those who operate the environment', async () => {
  const registry = await startPinnedRegistry();
  const staging = await registry.tokenFor('staging operator', { operate: ['staging'] });

  expect((await plan(registry, { mf_feed: '0.2.0' }, staging)).statusCode).toBe(403);
});

test('skipping a gate needs the scope for it, and the history keeps it', async () => {
  const registry = await startPinnedRegistry();
  await publishMisfit(registry);
  const operator = await registry.tokenFor('operator', { operate: ['*'] });
  const lead = await registry.tokenFor('lead', { operate: ['*'], skipGates: ['production'] });

  expect((await pinSkipping(registry, operator)).statusCode).toBe(403);
  expect((await pinSkipping(registry, lead)).statusCode).toBe(201);

  const { revisions } = (await registry.send('GET', '/v1/environments/production/revisions')).json<{ revisions: unknown[] }>();
  expect(revisions[0]).toMatchObject({ revision: 2, skippedGates: ['singletons'], by: 'lead', reason: 'the shell follows tonight' });
  expect((await registry.send('GET', '/v1/environments/production/chain')).json()).toMatchObject({ intact: true });
});

test('a rollback to a composition that a gate would refuse today still works', async () => {
  const registry = await startPinnedRegistry();
  await publishMisfit(registry);
  const lead = await registry.tokenFor('lead', { operate: ['*'], skipGates: ['*'] });
  await pinSkipping(registry, lead);
  await registry.rollBack('production', 2, { takesBackOthers: true });

  expect((await registry.rollBack('production', 3, { to: 2 })).statusCode).toBe(201);
});

test('a file that was damaged in the store is noticed before its release is pinned', async () => {
  const registry = await startPinnedRegistry();
  await registry.query(sql`alter table blobs disable trigger blobs_keep_their_bytes`);
  await registry.query(
    sql`update blobs set raw = raw || 'x' where integrity in (select integrity from release_files where remote = 'mf_feed' and version = '0.2.0' and path = 'remoteEntry.js')`,
  );

  const answer = await registry.pin('production', 1, { mf_feed: '0.2.0' });

  expect(answer.json()).toMatchObject({ code: 'REG_GATE_REFUSED', message: expect.stringContaining('remoteEntry.js (gate bytes') });
});
