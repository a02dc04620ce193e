import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { inParallel } from './in-parallel';
import { isObjectKey, type ObjectStore } from './object-store';

const COPIES_AT_ONCE = 8;

export type CopyOptions = { folder: string; objects: ObjectStore; getContentType(key: string): string };
/** Counts of `copied` and `present` files. The store has other bytes than the folder under the `damaged` keys. */
export type CopyOutcome = { copied: number; present: number; damaged: string[] };

/**
 * Copies the files of a folder to a store under their paths, and reads each back to compare its hash. Replaces and removes nothing, so it
 * may be interrupted and repeated. Omits files that are removed during the copy, and unfinished files, which have hidden names.
 */
export async function copyFolder({ folder, objects, getContentType }: CopyOptions): Promise<CopyOutcome> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter(isObjectKey);
  const outcome: CopyOutcome = { copied: 0, present: 0, damaged: [] };
  await inParallel(keys, COPIES_AT_ONCE, async (key) => {
    const file = join(folder, key);
    try {
      const stored = await objects.put(key, { file }, { contentType: getContentType(key), ifNoneMatch: '*' });
      const object = await objects.get(key);
      const isSame = object !== null && (await hash(object.body)) === (await hash(createReadStream(file)));
      if (!isSame) outcome.damaged.push(key);
      else if (stored === 'stored') outcome.copied += 1;
      else outcome.present += 1;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
  return outcome;
}

async function hash(body: Readable): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(body, sum);
  return sum.digest('hex');
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
