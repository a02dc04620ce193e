import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { createLog } from '../create-log';
import type { RegistrySource } from '../registry-source';
import type { FileStore } from './file-store';
import type { ListedFile } from './release-address';
import { createReleaseFiles } from './release-files';
import type { ReleaseIndex } from './release-index';

const raw = Buffer.from('export const feed = 1;');
const file: ListedFile = {
  remote: 'mf_feed',
  version: '0.1.0',
  path: 'chunk.js',
  integrity: `sha384-${createHash('sha384').update(raw).digest('base64')}`,
  sizeBytes: raw.length,
};

/** Creates the files of an edge whose disk is full until `free` is called. */
function onFullDisk() {
  let isFull = true;
  const stored: string[] = [];
  const lines: string[] = [];
  const store: FileStore = {
    read: () => Promise.resolve(null),
    async write({ path }) {
      if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      stored.push(path);
    },
  };
  const registry = { file: () => Promise.resolve({ brotli: brotliCompressSync(raw), isProvisional: false }) } as unknown as RegistrySource;
  const index: ReleaseIndex = { find: () => file, findByContent: () => [file], add: () => Promise.resolve() };
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  return { files: createReleaseFiles({ index, store, registry, log }), stored, lines, free: () => void (isFull = false) };
}

test('a file that is fetched while the disk is full is served, and the log says that it was not stored', async () => {
  const { files, lines } = onFullDisk();

  expect((await files.read(file)).raw).toEqual(raw);

  expect(lines.join()).toContain('no space left on device');
});

test('a revision whose files the disk does not take is refused, and taken once there is room', async () => {
  const { files, stored, free } = onFullDisk();

  await expect(files.ensureStored([file])).rejects.toThrow('no space left');
  free();
  await files.ensureStored([file]);

  expect(stored).toEqual(['chunk.js']);
});
