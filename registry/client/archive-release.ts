import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BuildFile } from '@social/release';
import tar from 'tar-stream';
import { readBuild } from './describe-build';

/** Archives files in the registry's format, without times and owners. The same files give the same bytes. */
export async function archiveFiles(files: readonly BuildFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const archive = tar.pack();
  const bytes = buffer(archive);
  for (const { path, bytes: content } of files) archive.entry({ name: path, mtime: new Date(0), mode: 0o644 }, content);
  archive.finalize();
  return new Uint8Array(await promisify(gzip)(await bytes));
}

/** Archives a whole build folder. @throws {NotABuildError | ManifestInputError} */
export async function archiveRelease(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  return archiveFiles((await readBuild(folder)).files);
}
