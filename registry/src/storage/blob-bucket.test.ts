import { brotliDecompressSync } from 'node:zlib';
import type { ObjectStore } from '@social/server-storage/object-store';
import { openBucket } from '@social/server-storage/open-bucket';
import { startS3Server } from '@social/server-storage/testing/s3-server';
import { sql } from 'drizzle-orm';
import { collectReleases } from '../modules/retention/collect-releases';
import { hashIntegrity, writeEntry } from '../testing/make-build';
import { startPinnedRegistry, startRegistry, type TestRegistry } from '../testing/start-registry';

const script = writeEntry('the same words '.repeat(50));
const files = { 'remoteEntry.js': script, 'expose-home.js': 'export {};', 'img/dot.png': 'png' };
const feed = { name: 'mf_feed', version: '1.0.0', files };
const address = '/v1/releases/mf_feed/1.0.0/files/remoteEntry.js';
const year2027 = new Date('2027-01-01T10:00:00Z');

let s3: Awaited<ReturnType<typeof startS3Server>>;
let objects: ObjectStore;
beforeEach(async () => {
  s3 = await startS3Server();
  objects = await openBucket(s3.settings);
});
afterEach(() => s3.close());

const keyOf = (content: string) => `blobs/sha384-${Buffer.from(hashIntegrity(content).slice('sha384-'.length), 'base64').toString('hex')}`;
const count = async (registry: TestRegistry) => ({
  releases: await registry.count('releases'),
  blobs: await registry.count('blobs'),
  announced: await registry.count('unclaimed_objects'),
});
async function untilCompressed(registry: TestRegistry): Promise<void> {
  while ((await registry.count('compressed_blobs')) < (await registry.count('blobs'))) await registry.compressor.run();
}
const passHour = (registry: TestRegistry) => registry.query(sql`update unclaimed_objects set recorded_at = now() - interval '61 minutes'`);
const collect = (registry: TestRegistry, at = year2027) => collectReleases(registry, 'operator', at);

test('the files of a release are only in the bucket, and are served from it, compressed if they were compressed', async () => {
  const registry = await startRegistry({ objects });
  expect((await registry.publish(feed)).statusCode).toBe(201);
  await untilCompressed(registry);

  expect([...s3.objects.keys()].sort()).toEqual([...Object.values(files).map(keyOf), `${keyOf(script)}.br`].sort());
  expect(
    await registry.query(sql`select 1 from blobs left join compressed_blobs using (integrity) where num_nonnulls(raw, brotli) > 0`),
  ).toEqual([]);
  expect(await count(registry)).toEqual({ releases: 1, blobs: 3, announced: 0 });
  expect((await registry.send('GET', address, null)).body).toBe(script);
  const compressed = await registry.send('GET', address, null, { headers: { 'accept-encoding': 'br' } });
  expect([compressed.headers['content-encoding'], brotliDecompressSync(compressed.rawPayload).toString()]).toEqual(['br', script]);
});

test('a file that a known release has is uploaded once, also by publishes at the same time', async () => {
  const registry = await startRegistry({ objects });
  await Promise.all(['1.0.0', '1.0.1', '1.0.2'].map((version) => registry.publish({ ...feed, version })));
  await registry.publish({ ...feed, version: '2.0.0' });

  expect(await registry.count('blobs')).toBe(3);
  for (const version of ['1.0.1', '2.0.0']) expect((await registry.send('GET', address.replace('1.0.0', version), null)).body).toBe(script);
  await registry.compressor.run();
  await passHour(registry);
  await collect(registry, new Date('2026-03-02'));
  expect((await registry.send('GET', address, null)).body).toBe(script);
});

test.each([
  [{ status: 503, code: 'SlowDown' }, 503, 'REG_BUCKET_UNAVAILABLE'],
  [{ status: 403, code: 'AccessDenied' }, 503, 'REG_BUCKET_UNAVAILABLE'],
  [{ status: 507, code: 'XMinioStorageFull' }, 507, 'REG_STORAGE_FULL'],
])('while the bucket answers %j, nothing of a release is stored, and publishing it again works', async (failure, status, code) => {
  const registry = await startRegistry({ objects });
  s3.failWith(failure);

  const refused = await registry.publish(feed);

  expect([refused.statusCode, refused.json().code, refused.headers['retry-after'] !== undefined]).toEqual([status, code, status === 503]);
  expect(await count(registry)).toEqual({ releases: 0, blobs: 0, announced: 3 });
  s3.failWith(null);
  expect((await registry.publish(feed)).statusCode).toBe(201);
  expect((await registry.send('GET', address, null)).body).toBe(script);
});

test('what an aborted publish uploaded is removed an hour later, and not before', async () => {
  const registry = await startRegistry({ objects });
  await registry.query(sql`create function abort() returns trigger language plpgsql as $$ begin raise exception 'aborted'; end $$`);
  await registry.query(sql`create trigger abort before insert on release_files for each row execute function abort()`);
  expect((await registry.publish(feed)).statusCode).toBe(500);
  expect(await count(registry)).toEqual({ releases: 0, blobs: 0, announced: 3 });
  expect(s3.objects.size).toBe(3);

  await collect(registry);
  expect(s3.objects.size).toBe(3);
  await passHour(registry);
  await collect(registry);

  expect([s3.objects.size, await registry.count('unclaimed_objects')]).toEqual([0, 0]);
  await registry.query(sql`drop trigger abort on release_files`);
  await registry.query(sql`drop function abort`);
});

test('a publish whose uploads were removed before it claimed them stores the bytes in the database', async () => {
  const registry = await startRegistry({
    objects: withAfterPut(async () => {
      await registry.query(sql`delete from unclaimed_objects`);
      s3.objects.clear();
    }),
  });

  expect((await registry.publish(feed)).statusCode).toBe(201);

  expect((await registry.send('GET', address, null)).body).toBe(script);
});

function withAfterPut(afterPut: () => Promise<void>): ObjectStore {
  return {
    ...objects,
    async put(...args) {
      const outcome = await objects.put(...args);
      await afterPut();
      return outcome;
    },
  };
}

test('the objects of collected releases are removed after their rows; those of others stay, and a release is restored by publishing it again', async () => {
  const registry = await startPinnedRegistry({ objects });
  await untilCompressed(registry);
  const before = s3.objects.size;
  s3.failWith({ status: 503, code: 'SlowDown' });
  await expect(collect(registry)).rejects.toThrow('SlowDown');
  expect(s3.objects.size).toBe(before);

  s3.failWith(null);
  await collect(registry);

  // Two entries, each with its compressed form.
  expect([before - s3.objects.size, await registry.count('unclaimed_objects')]).toEqual([4, 0]);
  expect((await registry.send('GET', '/v1/releases/mf_feed/0.1.0/files/remoteEntry.js', null)).statusCode).toBe(200);
  expect((await registry.publish({ name: 'mf_feed', version: '0.2.0' })).statusCode).toBe(201);
  expect((await registry.pin('production', 1, { mf_feed: '0.2.0' })).statusCode).toBe(201);
});

test('a removed file that is published again before its object is removed stays', async () => {
  const registry = await startPinnedRegistry({ objects });
  s3.failWith({ status: 503, code: 'SlowDown' });
  await expect(collect(registry)).rejects.toThrow('SlowDown');
  s3.failWith(null);

  await registry.publish({ name: 'mf_feed', version: '0.2.0' });
  await collect(registry, new Date('2026-03-02'));

  expect((await registry.send('GET', '/v1/releases/mf_feed/0.2.0/files/remoteEntry.js', null)).statusCode).toBe(200);
});

test.each([
  ['damaged', (key: string) => s3.objects.set(key, { bytes: Buffer.from('evil'), contentType: '' })],
  ['missing', (key: string) => s3.objects.delete(key)],
])('an object that is %s is neither served nor pinned', async (_kind, damage) => {
  const registry = await startPinnedRegistry({ objects });
  const [row] = await registry.query(
    sql`select integrity from release_files where remote = 'mf_feed' and version = '0.2.0' and path = 'remoteEntry.js'`,
  );
  damage(`blobs/sha384-${Buffer.from(String(row?.integrity).slice('sha384-'.length), 'base64').toString('hex')}`);

  const served = await registry.send('GET', '/v1/releases/mf_feed/0.2.0/files/remoteEntry.js', null);
  const pinned = await registry.pin('production', 1, { mf_feed: '0.2.0' });

  expect(served.json()).toMatchObject({ code: 'REG_FILE_DAMAGED' });
  expect(pinned.json()).toMatchObject({ code: 'REG_GATE_REFUSED', message: expect.stringContaining('remoteEntry.js (gate bytes') });
});

test('files from before there was a bucket are served and collected beside those in it', async () => {
  const before = await startPinnedRegistry();
  const registry = await startRegistry({ objects, databaseUrl: before.databaseUrl });
  await registry.publish(feed);

  expect((await registry.send('GET', '/v1/releases/mf_feed/0.1.0/files/remoteEntry.js', null)).statusCode).toBe(200);
  expect((await registry.send('GET', address, null)).body).toBe(script);
  await registry.compressor.run();
  // A replica whose settings name no bucket says so, also of a file with two objects.
  expect((await before.send('GET', address, null)).json()).toMatchObject({ code: 'REG_BUCKET_UNAVAILABLE' });
});
