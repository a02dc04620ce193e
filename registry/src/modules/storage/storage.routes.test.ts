import { brotliDecompressSync } from 'node:zlib';
import type { ObjectStore } from '@social/server-storage/object-store';
import { openBucket } from '@social/server-storage/open-bucket';
import { startS3Server } from '@social/server-storage/testing/s3-server';
import { sql } from 'drizzle-orm';
import { hashIntegrity, writeEntry } from '../../testing/make-build';
import { startPinnedRegistry, startRegistry, type TestRegistry } from '../../testing/start-registry';
import { collectReleases } from '../retention/collect-releases';
import type { MovedView } from './storage.schema';

const script = writeEntry('the same words '.repeat(50));
const files = { 'remoteEntry.js': script, 'expose-home.js': 'export {};', 'img/dot.png': 'png', 'empty.png': '' };
const feed = { name: 'mf_feed', version: '1.0.0', files };
const address = '/v1/releases/mf_feed/1.0.0/files/remoteEntry.js';
const keyOf = (content: string) => `blobs/sha384-${Buffer.from(hashIntegrity(content).slice('sha384-'.length), 'base64').toString('hex')}`;

let s3: Awaited<ReturnType<typeof startS3Server>>;
let objects: ObjectStore;
beforeEach(async () => {
  s3 = await startS3Server();
  objects = await openBucket(s3.settings);
});
afterEach(() => s3.close());

/** Starts a registry with a bucket, on the database of one that had none when it published. */
async function startWithOldFiles() {
  const before = await startPinnedRegistry();
  await before.publish(feed);
  while ((await before.count('compressed_blobs')) < (await before.count('blobs'))) await before.compressor.run();
  return startRegistry({ objects, databaseUrl: before.databaseUrl });
}

const askToMove = (registry: TestRegistry, after: string | null = null, token?: string) =>
  registry.send('POST', '/v1/storage/move', token ?? registry.admin, { payload: { after } });
const move = async (registry: TestRegistry) => (await askToMove(registry)).json<MovedView>();
const inDatabase = async (registry: TestRegistry) =>
  Number(
    (
      await registry.query(sql`select count(*) from blobs left join compressed_blobs using (integrity) where num_nonnulls(raw, brotli) > 0`)
    )[0]?.count,
  );

test('files leave the database for the bucket, and are served as before, compressed and not', async () => {
  const registry = await startWithOldFiles();
  const all = await registry.count('blobs');

  const moved = await move(registry);

  expect(moved).toMatchObject({ files: all, damaged: [], next: null, left: { files: 0, bytes: 0 } });
  expect(moved.bytes).toBeGreaterThan(script.length);
  expect([await inDatabase(registry), await registry.count('unclaimed_objects')]).toEqual([0, 0]);
  for (const content of Object.values(files)) expect(s3.objects.get(keyOf(content))?.bytes.toString()).toBe(content);
  expect((await registry.send('GET', address, null)).body).toBe(script);
  const compressed = await registry.send('GET', address, null, { headers: { 'accept-encoding': 'br' } });
  expect([compressed.headers['content-encoding'], brotliDecompressSync(compressed.rawPayload).toString()]).toEqual(['br', script]);
  expect((await registry.pin('production', 1, { mf_feed: '1.0.0' })).statusCode).toBe(201);
  expect(await move(registry)).toMatchObject({ files: 0, bytes: 0 });
});

test('batches follow each other to the end, also two at the same time, and beside a publish and a collection', async () => {
  const registry = await startWithOldFiles();
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`img/${index}.png`, `picture ${index}`]));
  const before = await startRegistry({ databaseUrl: registry.databaseUrl });
  await before.publish({ ...feed, version: '1.1.0', files: { ...files, ...many } });
  const all = await registry.count('blobs');

  const [first, second] = await Promise.all([
    move(registry),
    move(registry),
    registry.publish({ ...feed, version: '1.2.0', files: { ...files, ...many, 'new.png': 'new' } }),
    collectReleases(registry, 'operator', new Date('2026-03-02')),
  ]);

  // Whichever read its batch first has more to follow; the other may have found the rest.
  const next = [first.next, second.next].find((after) => after !== null);
  expect(next).toMatch(/^sha384-/);
  const last = (await askToMove(registry, next)).json<MovedView>();
  expect(last.next).toBeNull();
  expect(first.files + second.files + last.files).toBe(all);
  // An object of a compressed file is claimed after it was uploaded.
  await registry.compressor.run();
  // The slower of two moves of one file may announce its object again after the faster has claimed it; this one does.
  await registry.bucket?.upload([{ integrity: hashIntegrity(script), bytes: Buffer.from(script) }], 'identity');
  await registry.query(sql`update unclaimed_objects set recorded_at = 'epoch'`);
  await registry.bucket?.removeUnclaimed();
  expect([await inDatabase(registry), await registry.count('unclaimed_objects')]).toEqual([0, 0]);
  for (const content of Object.values({ ...files, ...many })) expect(s3.objects.get(keyOf(content))?.bytes.toString()).toBe(content);
  expect((await registry.send('GET', address.replace('1.0.0', '1.2.0'), null)).body).toBe(script);
});

test('while the bucket fails, nothing leaves the database; the next call continues', async () => {
  const registry = await startWithOldFiles();
  const before = await inDatabase(registry);
  s3.failWith({ status: 503, code: 'SlowDown' });
  expect((await askToMove(registry)).json()).toMatchObject({ code: 'REG_BUCKET_UNAVAILABLE' });
  expect(await inDatabase(registry)).toBe(before);
  s3.failWith(null);
  expect(await move(registry)).toMatchObject({ files: before, left: { files: 0 } });
});

test.each([
  [
    'in the database',
    async (registry: TestRegistry) => {
      await registry.query(sql`alter table blobs disable trigger all`);
      await registry.query(sql`update blobs set raw = 'evil' where integrity = ${hashIntegrity(script)}`);
      await registry.query(sql`alter table blobs enable trigger all`);
    },
  ],
  [
    'compressed',
    async (registry: TestRegistry) => {
      await registry.query(sql`alter table compressed_blobs disable trigger all`);
      await registry.query(sql`update compressed_blobs set brotli = 'evil' where integrity = ${hashIntegrity(script)}`);
      await registry.query(sql`alter table compressed_blobs enable trigger all`);
    },
  ],
  ['in the bucket', async () => void s3.objects.set(keyOf(script), { bytes: Buffer.from('evil'), contentType: '' })],
])('a file whose bytes are damaged %s is named and stays', async (_where, damage) => {
  const registry = await startWithOldFiles();
  await damage(registry);
  expect(await move(registry)).toMatchObject({ damaged: [hashIntegrity(script)], next: null, left: { files: 1 } });
  expect(await inDatabase(registry)).toBe(1);
});

test('files of a collected release are removed from the bucket that they were moved to', async () => {
  const registry = await startWithOldFiles();
  await move(registry);
  await collectReleases(registry, 'operator', new Date('2027-01-01'));
  expect(s3.objects.has(keyOf(script))).toBe(false);
});

test('without a bucket a move is refused, and so is the move of an operator of only some environments', async () => {
  const registry = await startPinnedRegistry();
  expect((await askToMove(registry)).json()).toMatchObject({ code: 'REG_BUCKET_MISSING' });
  const ben = await registry.tokenFor('Ben', { operate: ['production'] });
  expect((await askToMove(registry, null, ben)).statusCode).toBe(403);
});
