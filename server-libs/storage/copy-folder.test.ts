import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyFolder } from './copy-folder';
import { openBucket } from './open-bucket';
import { startS3Server } from './testing/s3-server';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  s3 = await startS3Server();
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

async function write(key: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, key)), { recursive: true });
  await writeFile(join(folder, key), text);
}
const copy = async () => copyFolder({ folder, objects: await openBucket(s3.settings), getContentType: () => 'image/png' });

test('files are copied under their paths with their type, unfinished ones are not, and a repeated copy adds what is new', async () => {
  await write('upload/photos/a.png', 'a');
  await write('upload/photos/.b.png.1234', 'half of');
  expect(await copy()).toEqual({ copied: 1, present: 0, damaged: [] });
  expect([...s3.objects]).toEqual([['upload/photos/a.png', { bytes: Buffer.from('a'), contentType: 'image/png' }]]);

  await write('upload/videos/c.mp4', 'c');
  expect(await copy()).toEqual({ copied: 1, present: 1, damaged: [] });
});

test('a key under which the bucket has other bytes is named, and keeps them', async () => {
  await write('upload/a.png', 'a');
  s3.objects.set('upload/a.png', { bytes: Buffer.from('b'), contentType: 'image/png' });
  expect(await copy()).toEqual({ copied: 0, present: 0, damaged: ['upload/a.png'] });
  expect(s3.objects.get('upload/a.png')?.bytes.toString()).toBe('b');
});

test('while the bucket fails, the copy is rejected, and it continues when repeated', async () => {
  await write('upload/a.png', 'a');
  s3.failWith({ status: 503, code: 'SlowDown' });
  await expect(copy()).rejects.toThrow('SlowDown');
  s3.failWith(null);
  expect(await copy()).toEqual({ copied: 1, present: 0, damaged: [] });
});
