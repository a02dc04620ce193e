import type { ReleaseFile } from './release-manifest';

/** Used in place of a version. No version has this form. */
export const CONTENT_FOLDER = '-';

/** 48 bits. They distinguish versions of one file and are not a security feature: the full hashes of the import map are. */
const HASH_LENGTH = 8;

/** A name with a bundler's hash, such as `logo.5f1c08aa.png`, which changes with the bytes. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/i;

/** Returns the permanent URL of a release's file, which differs for each version. */
export function releaseFileUrl(remote: string, version: string, path: string): string {
  return `/r/${remote}/${version}/${path}`;
}

/**
 * Returns the URL of a script by its content: `/r/mf_feed/-/expose-home.mC1lwXnj.js`. All releases with the same bytes share it, so
 * browsers load a script once for all versions.
 */
export function contentFileUrl(remote: string, file: Pick<ReleaseFile, 'path' | 'integrity'>): string {
  return releaseFileUrl(remote, CONTENT_FOLDER, contentPath(file));
}

/**
 * Returns a URL pattern that matches the URLs by content of all versions of a script: `/r/mf_feed/-/expose-home.*.js`. No character in file
 * paths is special in patterns.
 */
export function contentFileUrlPattern(remote: string, path: string): string {
  return releaseFileUrl(remote, CONTENT_FOLDER, insertHash(path, '*'));
}

/**
 * Returns the URL to which a script's relative import of another script resolves, because builds import by path. Nothing is served there:
 * the page's import map maps it to the URL by content.
 */
export function unhashedFileUrl(remote: string, path: string): string {
  return releaseFileUrl(remote, CONTENT_FOLDER, path);
}

/** Lists the paths of a file in its remote's folder by content: with its hash, and unchanged if its name already has a bundler's hash. */
export function listContentPaths(file: Pick<ReleaseFile, 'path' | 'integrity'>): string[] {
  return [contentPath(file), ...(hasHashedName(file.path) ? [file.path] : [])];
}

/** Returns true if a file's name changes with its bytes. */
export function hasHashedName(path: string): boolean {
  return HASHED_NAME.test(path);
}

function contentPath({ path, integrity }: Pick<ReleaseFile, 'path' | 'integrity'>): string {
  const digest = integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
  return insertHash(path, digest.slice(0, HASH_LENGTH));
}

function insertHash(path: string, hash: string): string {
  const name = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  const end = dot > name ? dot : path.length;
  return `${path.slice(0, end)}.${hash}${path.slice(end)}`;
}
