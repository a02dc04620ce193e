import { openBucket } from '@social/server-storage/open-bucket';
import { startS3Server } from '@social/server-storage/testing/s3-server';
import { writeEntry } from '@social/registry/testing/make-build';
import { startRegistry } from '@social/registry/testing/start-registry';
import { startCli } from '../testing/start-cli';

test('move-to-bucket moves every file, batch by batch, and moves nothing the second time', async () => {
  const s3 = await startS3Server();
  const { registry, run } = await startCli({ objects: await openBucket(s3.settings) });
  const files = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`img/${index}.png`, `picture ${index}`]));
  const before = await startRegistry({ databaseUrl: registry.databaseUrl });
  await before.publish({
    name: 'mf_feed',
    version: '1.0.0',
    files: { 'remoteEntry.js': writeEntry('first'), 'expose-home.js': 'export {};', ...files },
  });

  const first = await run('move-to-bucket');

  expect(first).toMatchObject({ code: 0, err: expect.stringMatching(/^64 files moved, .* left …\n/) });
  expect(first.out).toMatch(/^Moved 7\d files, .*\. 0 are in the database\.\n$/);
  expect(JSON.parse((await run('move-to-bucket --json')).out)).toEqual({ files: 0, bytes: 0, damaged: [], left: { files: 0, bytes: 0 } });
  await s3.close();
});

test('move-to-bucket says where no bucket is named', async () => {
  const { run } = await startCli();
  expect(await run('move-to-bucket')).toMatchObject({ code: 1, err: expect.stringContaining('No bucket is named') });
});
