import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '@social/server-storage/folder-store';
import { sql } from 'drizzle-orm';
import { isStorageFull } from '../../lib/storage-full';
import type { IncomingFile } from '../../plugins/form-bodies';
import { startProvider } from '../../testing/start-provider';
import { drawPicture } from '../../testing/test-files';
import { createMediaService } from './media.service';

/** Refuses every write, like a full disk. */
const FULL_DISK = '/dev/full';
const onLinux = existsSync(FULL_DISK) ? test : test.skip;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function receivePicture(): Promise<IncomingFile> {
  const path = join(folder, 'incoming');
  await writeFile(path, await drawPicture());
  return { field: 'postPhotos', fileName: 'a.jpg', path, sizeBytes: 100, sha256: '', storedPaths: [] };
}

function storeAsFull(file: IncomingFile): Promise<unknown> {
  const media = createMediaService({ uploads: createFolderStore(folder), now: () => new Date('2026-03-01'), createName: () => 'full' });
  return media.store(file, 'image').then(
    () => null,
    (error: unknown) => error,
  );
}

onLinux('a picture that is encoded while the disk is full is not called damaged', async () => {
  const file = await receivePicture();
  await symlink(FULL_DISK, `${file.path}.jpg`);

  expect(isStorageFull(await storeAsFull(file))).toBe(true);
});

test('a post is refused with 507 if PostgreSQL has no space, and its files are removed', async () => {
  const provider = await startProvider();
  const asha = await provider.signUp('asha');
  await provider.db.execute(sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await provider.db.execute(sql`create trigger no_room before insert on posts for each row execute function no_room()`);

  const answer = await provider.uploadRaw('new_post', { postText: 'Look' }, [['postPhotos[]', 'a.jpg', await drawPicture()]], asha);

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([507, '60']);
  expect(answer.json()).toMatchObject({ errors: { error_text: expect.stringContaining('no room') } });
  const entries = await readdir(provider.config.uploadsDirectory, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile())).toEqual([]);
  await provider.stop();
});
