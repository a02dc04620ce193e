import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { RELEASE_MANIFEST_FILE, type Integrity } from '@social/contracts';
import tar from 'tar-stream';

/** The folder is not a build: it has no release.json. */
export class NotABuildError extends Error {}

/** A file of a build folder. */
export type BuildFile = { path: string; bytes: Buffer; integrity: Integrity };

/** Reads a build folder: only regular files, in the order of their names. @throws {NotABuildError} */
export async function readBuild(folder: string): Promise<BuildFile[]> {
  const paths = await listFiles(folder);
  if (!paths.includes(RELEASE_MANIFEST_FILE))
    throw new NotABuildError(`${folder} has no ${RELEASE_MANIFEST_FILE}: is it the dist folder of a build?`);
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      return { path, bytes, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
    }),
  );
}

/** Archives files in the registry's format, without times and owners. The same files give the same bytes. */
export async function archiveFiles(files: readonly BuildFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const archive = tar.pack();
  const bytes = buffer(archive);
  for (const { path, bytes: content } of files) archive.entry({ name: path, mtime: new Date(0), mode: 0o644 }, content);
  archive.finalize();
  return new Uint8Array(await promisify(gzip)(await bytes));
}

/** Archives a whole build folder. @throws {NotABuildError} */
export async function archiveRelease(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  return archiveFiles(await readBuild(folder));
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
