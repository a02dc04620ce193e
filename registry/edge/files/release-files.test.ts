import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { createLog } from '../create-log';
import type { RegistrySource } from '../registry-source';
import { FileRefusedError } from './file-integrity';
import type { FileStore, StoredFile } from './file-store';
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

/** Creates the files of an edge whose disk has `file` until `lose` is called. */
function onDiskThatHasIt() {
  const reads: string[] = [];
  let fetches = 0;
  let stored: StoredFile | null = { brotli: brotliCompressSync(raw), raw };
  const store: FileStore = {
    async read({ sizeBytes, path }) {
      reads.push(path);
      if (sizeBytes !== raw.length) throw new FileRefusedError(file, 'it has another size');
      return stored;
    },
    write: async (_, brotli) => void (stored = { brotli, raw }),
  };
  const fetchFile = (listed: ListedFile) => {
    fetches += 1;
    if (listed.sizeBytes !== raw.length) return Promise.reject(new FileRefusedError(listed, 'it has another size'));
    return Promise.resolve({ brotli: brotliCompressSync(raw), isProvisional: false });
  };
  const registry = { file: fetchFile } as unknown as RegistrySource;
  const index: ReleaseIndex = { find: () => file, findByContent: () => [file], add: () => Promise.resolve() };
  const log = createLog('silent');
  return {
    files: createReleaseFiles({ index, store, registry, log }),
    reads,
    countFetches: () => fetches,
    lose: () => void (stored = null),
  };
}

test('environments that run the same release have its files checked once, at once and later', async () => {
  const { files, reads } = onDiskThatHasIt();

  await Promise.all([files.ensureStored([file]), files.ensureStored([{ ...file, version: '0.2.0' }])]);
  await files.ensureStored([file]);

  expect(reads).toEqual(['chunk.js']);
});

test('a file that was lost after its check is fetched when it is read, and checked for the next revision', async () => {
  const { files, reads, countFetches, lose } = onDiskThatHasIt();
  await files.ensureStored([file]);
  lose();

  expect((await files.read(file)).raw).toEqual(raw);
  await files.ensureStored([file]);

  expect(countFetches()).toBe(1);
  expect(reads).toHaveLength(3);
});

test('a file that was checked is refused under another size', async () => {
  const { files } = onDiskThatHasIt();
  await files.ensureStored([file]);

  await expect(files.ensureStored([{ ...file, sizeBytes: raw.length + 1 }])).rejects.toThrow('another size');
});

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
