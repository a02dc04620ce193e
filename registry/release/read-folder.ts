import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { RELEASE_MANIFEST_FILE, type Integrity, type ReleaseFile } from '@social/contracts';
import { isIgnoredFile } from './file-kinds';

/** The folder of a build cannot be read. */
export class NotABuildError extends Error {}

/** A file of a build folder. */
export type BuildFile = { path: string; bytes: Buffer; integrity: Integrity };

export type BuildFolder = {
  /** Regular files in the order of their paths. `release.json` is among them if the folder has one. */
  files: BuildFile[];
  /** Paths that publishing omits, such as `.DS_Store`. */
  ignored: string[];
};

/** Reads a build folder. @throws {NotABuildError} if there is none. */
export async function readFolder(folder: string): Promise<BuildFolder> {
  const paths = await listFiles(folder);
  const listed = paths.filter((path) => !isIgnoredFile(path));
  if (listed.length === 0) throw new NotABuildError(`${folder} has no files: build first, and name the folder that the build wrote.`);
  const files = listed.map(async (path) => toBuildFile(path, await readFile(join(folder, path))));
  return { files: await Promise.all(files), ignored: paths.filter((path) => isIgnoredFile(path)) };
}

/** Hashes the bytes of a file. */
export function toBuildFile(path: string, bytes: Buffer): BuildFile {
  return { path, bytes, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
}

/** Lists the files of a build as release.json does: all but release.json itself, each with size and hash. */
export function describeFiles(files: readonly BuildFile[]): ReleaseFile[] {
  return files
    .filter(({ path }) => path !== RELEASE_MANIFEST_FILE)
    .map(({ path, bytes, integrity }) => ({ path, sizeBytes: bytes.byteLength, integrity }));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new NotABuildError(`There is no folder ${folder}.`, { cause: error });
    throw error;
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
