import { brotliDecompressSync } from 'node:zlib';
import { COMPRESSION_PENDING_HEADER } from '@social/contracts';
import { sql } from 'drizzle-orm';
import { createBlobCompressor } from './blob-compressor';
import { writeEntry } from '../testing/make-build';
import { quickCompressor } from '../testing/quick-compressor';
import { startRegistry, type TestRegistry } from '../testing/start-registry';

const script = writeEntry('the same words '.repeat(50));
const address = '/v1/releases/mf_feed/1.0.0/files/remoteEntry.js';
const files = { 'remoteEntry.js': script, 'expose-home.js': 'export {};', 'img/dot.png': 'png' };

const read = (registry: TestRegistry) => registry.send('GET', address, null, { headers: { 'accept-encoding': 'br' } });

/** Publishes into a registry whose compressor was stopped, as a crash stops it. */
async function publishUncompressed(): Promise<TestRegistry> {
  const registry = await startRegistry();
  await registry.compressor.close();
  expect((await registry.publish({ name: 'mf_feed', version: '1.0.0', files })).statusCode).toBe(201);
  return registry;
}

test('a file is sent as it is until it is compressed', async () => {
  const registry = await publishUncompressed();

  const answer = await read(registry);

  expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, undefined, script]);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', [COMPRESSION_PENDING_HEADER]: 'true' });
});

test('a start compresses what a crash left, and nothing twice', async () => {
  const registry = await publishUncompressed();
  const next = createBlobCompressor({ database: registry.database, bucket: registry.bucket, log: registry.app.log, text: quickCompressor });

  await Promise.all([next.run(), next.run()]);
  await next.close();

  const answer = await read(registry);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  const rows = await registry.query(sql`select brotli is null as "isNull" from compressed_blobs order by 1`);
  expect(rows).toEqual([{ isNull: false }, { isNull: true }, { isNull: true }]);
});

test('a release that was stored is compressed without being asked for', async () => {
  const registry = await startRegistry();
  await registry.publish({ name: 'mf_feed', version: '1.0.0', files });

  while ((await registry.count('compressed_blobs')) < 3) await registry.compressor.run();

  expect((await read(registry)).headers['content-encoding']).toBe('br');
});

test('a failure of the database leaves the work for the next run', async () => {
  const registry = await publishUncompressed();
  const broken = createBlobCompressor({
    database: registry.database,
    bucket: registry.bucket,
    log: registry.app.log,
    text: quickCompressor,
  });
  await registry.query(sql`alter table compressed_blobs rename to elsewhere`);
  await broken.run();
  await registry.query(sql`alter table elsewhere rename to compressed_blobs`);

  await broken.run();
  await broken.close();

  expect((await read(registry)).headers['content-encoding']).toBe('br');
});
