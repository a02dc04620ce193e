import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { blobStore } from '../../storage/blob-store';
import { hashIntegrity, writeEntry } from '../../testing/make-build';
import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';
import { collectReleases, planCollection } from './collect-releases';

const DAY_MS = 24 * 3600 * 1000;
const later = new Date('2026-06-01T10:00:00Z');
const collect = (registry: TestRegistry) => collectReleases(registry, 'operator', later);
const unused = [
  { remote: 'mf_feed', version: '0.2.0' },
  { remote: 'mf_feed', version: '0.3.0' },
];

/** Waits until this many statements wait for a lock. */
async function untilBlocked(registry: TestRegistry, count: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await registry.query(waiting)).length < count) await delay(10);
}

/** Holds the rows of all environments while `start` starts what then waits for them. */
async function whileLocked<T>(registry: TestRegistry, start: () => Promise<T>): Promise<T> {
  return registry.database.transaction(async (transaction) => {
    await transaction.execute(sql`select from environments for update`);
    return start();
  });
}

test('the files of releases that nothing runs are removed; manifests, history and what runs stay', async () => {
  const registry = await startPinnedRegistry();
  const planned = await planCollection(registry.database, later);
  const blobs = await registry.count('blobs');

  const collected = await collect(registry);

  expect(collected).toEqual(planned);
  expect(collected).toMatchObject({ releases: unused, freedBytes: expect.any(Number) });
  expect(collected.freedBytes).toBeGreaterThan(0);
  // Each has an entry of its own; the other files are those of 0.1.0, too.
  expect(await registry.count('blobs')).toBe(blobs - 2);
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.2.0', null)).statusCode).toBe(200);
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.2.0/files/remoteEntry.js', null)).statusCode).toBe(404);
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.1.0/files/remoteEntry.js', null)).statusCode).toBe(200);
  expect(await collect(registry)).toEqual({ releases: [], freedBytes: 0 });
});

test('a pin of a release whose files were removed is refused and says why', async () => {
  const registry = await startPinnedRegistry();
  await collect(registry);

  const answer = await registry.pin('production', 1, { mf_feed: '0.2.0' });

  expect([answer.statusCode, answer.json().code]).toEqual([409, 'REG_RELEASE_COLLECTED']);
  expect(answer.json().message).toContain('mf_feed@0.2.0');
});

test('the same bytes, published again, restore a release, which can be pinned; other bytes are refused', async () => {
  const registry = await startPinnedRegistry();
  await collect(registry);

  const other = await registry.publish({
    name: 'mf_feed',
    version: '0.2.0',
    files: { 'remoteEntry.js': writeEntry('other'), 'expose-home.js': '' },
  });
  const restored = await registry.publish({ name: 'mf_feed', version: '0.2.0' });
  const again = await registry.publish({ name: 'mf_feed', version: '0.2.0' });

  expect([other.statusCode, other.json().code]).toEqual([409, 'REG_VERSION_TAKEN']);
  expect([restored.statusCode, again.statusCode]).toEqual([201, 200]);
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.2.0/files/remoteEntry.js', null)).statusCode).toBe(200);
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.3.0/files/remoteEntry.js', null)).statusCode).toBe(404);
  expect((await registry.pin('production', 1, { mf_feed: '0.2.0' })).statusCode).toBe(201);
});

test('the files of a restored release stay for 30 days, as those of a new one', async () => {
  const registry = await startPinnedRegistry();
  await collect(registry);
  registry.advance(90 * DAY_MS);
  await registry.publish({ name: 'mf_feed', version: '0.2.0' });
  const [row] = await registry.query(sql`select restored_at as at from restored_releases`);
  const collectAfter = async (days: number) =>
    (await collectReleases(registry, 'operator', new Date(new Date(String(row?.at)).getTime() + days * DAY_MS))).releases;

  expect(await collectAfter(29)).toEqual([]);
  expect(await collectAfter(31)).toEqual([{ remote: 'mf_feed', version: '0.2.0' }]);
});

test('the record of a removal is deleted only when the release is restored, also by SQL', async () => {
  const registry = await startPinnedRegistry();
  await collect(registry);
  await expect(registry.query(sql`delete from collected_releases`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never changes') },
  });
});

test('a restored release is collected again when its time has passed, and restored again', async () => {
  const registry = await startPinnedRegistry();
  for (const year of [2027, 2028]) {
    const { releases } = await collectReleases(registry, 'operator', new Date(`${year}-01-01T10:00:00Z`));
    expect(releases).toContainEqual({ remote: 'mf_feed', version: '0.2.0' });
    expect((await registry.publish({ name: 'mf_feed', version: '0.2.0' })).statusCode).toBe(201);
  }
  expect(await registry.count('restored_releases')).toBe(2);
});

test('of two publishes that restore a release at once, one does', async () => {
  const registry = await startPinnedRegistry();
  await collect(registry);
  const answers = await Promise.all([1, 2].map(() => registry.publish({ name: 'mf_feed', version: '0.2.0' })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
});

test('a pin that was there first keeps its release', async () => {
  const registry = await startPinnedRegistry();

  const running = await whileLocked(registry, async () => {
    const pin = registry.pin('production', 1, { mf_feed: '0.2.0' });
    void pin.then(() => undefined);
    await untilBlocked(registry, 1);
    const collecting = collect(registry);
    await untilBlocked(registry, 2);
    return { pin, collecting };
  });

  expect((await running.pin).statusCode).toBe(201);
  expect((await running.collecting).releases).toEqual([{ remote: 'mf_feed', version: '0.3.0' }]);
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.2.0/files/remoteEntry.js', null)).statusCode).toBe(200);
});

test('a pin that waits for its time keeps its release', async () => {
  const registry = await startPinnedRegistry();
  const request = { changes: { mf_feed: '0.2.0' }, reason: 'the launch', runAt: '2026-07-01T06:00:00Z' };
  const url = '/v1/environments/production/pin-requests';
  const requested = await registry.send('POST', url, registry.admin, { payload: request, headers: { 'if-match': '"1"' } });
  expect([requested.statusCode, requested.body]).toEqual([201, expect.anything()]);

  expect((await collect(registry)).releases).toEqual([{ remote: 'mf_feed', version: '0.3.0' }]);
  await registry.send('PUT', `${url}/${requested.json<{ id: number }>().id}/rejection`, registry.admin, { payload: { reason: 'later' } });
  expect((await collect(registry)).releases).toEqual([{ remote: 'mf_feed', version: '0.2.0' }]);
});

test('a pin in the middle of it, whose release is removed first, is refused', async () => {
  const registry = await startPinnedRegistry();

  const running = await whileLocked(registry, async () => {
    const collecting = collect(registry);
    await untilBlocked(registry, 1);
    const pin = registry.pin('production', 1, { mf_feed: '0.2.0' });
    void pin.then(() => undefined);
    await untilBlocked(registry, 2);
    return { pin, collecting };
  });

  expect((await running.collecting).releases).toEqual(unused);
  expect((await running.pin).json()).toMatchObject({ code: 'REG_RELEASE_COLLECTED' });
  expect(await registry.count('revisions')).toBe(1);
});

test('a release that is published while a file of it is removed has all of them', async () => {
  const registry = await startPinnedRegistry();
  const old = 'export const old = 1;';
  await registry.query(sql`insert into blobs values (${hashIntegrity(old)}, ${old.length}, ${Buffer.from(old)})`);

  const { publishing } = await registry.database.transaction(async (transaction) => {
    expect(await blobStore.removeUnused(transaction, 10)).toEqual([old.length]);
    const files = { 'remoteEntry.js': writeEntry('other'), 'expose-home.js': 'x', 'old.js': old };
    const publish = registry.publish({ name: 'mf_feed', version: '0.4.0', files });
    await untilBlocked(registry, 1);
    return { publishing: publish };
  });

  expect((await publishing).statusCode).toBe(201);
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.4.0/files/old.js', null)).body).toBe(old);
});

test('only a token that operates every environment removes anything', async () => {
  const registry = await startPinnedRegistry();
  const operator = await registry.tokenFor('operator', { operate: ['production'] });

  expect((await registry.send('POST', '/v1/gc', operator, { payload: {} })).statusCode).toBe(403);
  const dryRun = await registry.send('POST', '/v1/gc', registry.admin, { payload: { isDryRun: true } });

  // Nothing was published more than 30 days ago.
  expect([dryRun.statusCode, dryRun.json()]).toEqual([200, { releases: [], freedBytes: 0 }]);
});
