import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { assertObjectKey, type ByteRange, type ObjectContent, type ObjectStore, type PutOptions } from './object-store';
import { RangeNotSatisfiableError } from './storage-errors';

/** Stores objects as files of a folder, which is created if missing. Failures of the disk are passed on unchanged. */
export function createFolderStore(folder: string): ObjectStore {
  function toPath(key: string): string {
    assertObjectKey(key);
    return join(folder, key);
  }

  async function put(key: string, content: ObjectContent, { ifNoneMatch }: PutOptions): Promise<'stored' | 'present'> {
    const path = toPath(key);
    await mkdir(dirname(path), { recursive: true });
    // A hidden name, which is never read: a crash leaves no partial file under the key.
    const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
    try {
      if (Buffer.isBuffer(content)) await writeFile(draft, content);
      else await copyFile(content.file, draft);
      if (!ifNoneMatch) await rename(draft, path);
      else if (!(await linkFile(draft, path))) return 'present';
      return 'stored';
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function get(key: string, range: ByteRange = { first: 0 }) {
    const file = await open(toPath(key), 'r').catch(ignoreCode('ENOENT'));
    if (!file) return null;
    const { size: sizeBytes } = await file.stat();
    if (range.first > 0 && range.first >= sizeBytes) {
      await file.close();
      throw new RangeNotSatisfiableError();
    }
    const body = file.createReadStream({ start: range.first, ...(range.last !== undefined && { end: range.last }) });
    return { body, sizeBytes };
  }

  async function copy(from: string, to: string): Promise<boolean> {
    const target = toPath(to);
    await mkdir(dirname(target), { recursive: true });
    return (await link(toPath(from), target).catch(ignoreCode('ENOENT'))) !== null;
  }

  return {
    put,
    get,
    copy,
    async remove(keys) {
      for (const key of keys) await rm(toPath(key), { force: true });
    },
  };
}

/** Gives a file a second name. @returns false if that name is taken. */
async function linkFile(path: string, to: string): Promise<boolean> {
  return (await link(path, to).catch(ignoreCode('EEXIST'))) !== null;
}

const ignoreCode = (code: string) => (error: unknown) => {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === code) return null;
  throw error;
};
