import type { ReleaseManifest, ServedFile } from '@social/contracts';
import { isForReaders, isScript } from '@social/release/content-types';
import { contentFileUrl, hasHashedName, releaseFileUrl } from '@social/contracts/file-urls';

type ReleaseFile = ReleaseManifest['files'][number];

/** A file at the URL that only its release has. */
export function servedFile(manifest: ReleaseManifest, path: string): ServedFile {
  return toServedFile(manifest, findFile(manifest, path));
}

export function toServedFile({ name, version }: ReleaseManifest, { path, integrity, sizeBytes }: ReleaseFile): ServedFile {
  return { url: releaseFileUrl(name, version, path), integrity, sizeBytes };
}

/** A script at the URL under which the pages of the release load it. */
export function pageFile(manifest: ReleaseManifest, path: string): ServedFile {
  return pageFilesOf(manifest)(findFile(manifest, path));
}

/** Makes the function that gives scripts the URL under which the pages of the release load them: by content, where the whole release can be loaded so. */
export function pageFilesOf(manifest: ReleaseManifest): (file: ReleaseFile) => ServedFile {
  if (!hasContentUrls(manifest)) return (file) => toServedFile(manifest, file);
  return ({ path, integrity, sizeBytes }) => ({ url: contentFileUrl(manifest.name, { path, integrity }), integrity, sizeBytes });
}

/**
 * Returns true if every file that a page may load has a URL by content. Scripts find each other through the import map, which does not
 * resolve pictures or style sheets. If one of those has a name without a hash, the whole release is loaded by version.
 */
export function hasContentUrls({ files }: ReleaseManifest): boolean {
  return files.every(({ path }) => isScript(path) || hasHashedName(path) || isForReaders(path));
}

function findFile({ name, version, files }: ReleaseManifest, path: string): ReleaseFile {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${name}@${version} names ${path}, which it does not list.`);
  return file;
}
