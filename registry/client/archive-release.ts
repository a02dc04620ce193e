import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { RELEASE_MANIFEST_FILE } from '@social/contracts';
import tar from 'tar-stream';

/** The folder is not a build: it has no release.json. */
export class NotABuildError extends Error {}

/**
 * Archives a build folder as the registry accepts it: regular files alone, in the order of their names, without times and owners.
 * The same folder gives the same bytes.
 * @throws {NotABuildError}
 */
export async function archiveRelease(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const paths = await listFiles(folder);
  if (!paths.includes(RELEASE_MANIFEST_FILE))
    throw new NotABuildError(`${folder} has no ${RELEASE_MANIFEST_FILE}: is it the dist folder of a build?`);
  const archive = tar.pack();
  const bytes = buffer(archive);
  for (const path of paths) {
    archive.entry({ name: path, mtime: new Date(0), mode: 0o644 }, await readFile(join(folder, path)));
  }
  archive.finalize();
  return new Uint8Array(await promisify(gzip)(await bytes));
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
