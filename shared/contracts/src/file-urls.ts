import type { ReleaseFile } from './release-manifest';

/** Stands where other addresses have the version; no version is written like it. */
export const CONTENT_FOLDER = '-';

/**
 * 48 bits. They tell the versions of one file apart and prove nothing: what a page runs is what its import map's whole hashes allow.
 */
const HASH_LENGTH = 8;

/** A name with a hash of a bundler, such as `logo.5f1c08aa.png`: other bytes have another name. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/i;

/** Returns the permanent URL of a release's file, of which each version has its own. */
export function releaseFileUrl(remote: string, version: string, path: string): string {
  return `/r/${remote}/${version}/${path}`;
}

/**
 * Returns the URL of a script by its content: `/r/mf_feed/-/expose-home.mC1lwXnj.js`. All releases with these bytes have it, so that browsers
 * load a script once, whatever versions come.
 */
export function contentFileUrl(remote: string, file: Pick<ReleaseFile, 'path' | 'integrity'>): string {
  return releaseFileUrl(remote, CONTENT_FOLDER, contentPath(file));
}

/**
 * Returns a URL pattern that matches the URLs by content of all versions of a script: `/r/mf_feed/-/expose-home.*.js`. No character of a
 * file path has a meaning in patterns.
 */
export function contentFileUrlPattern(remote: string, path: string): string {
  return releaseFileUrl(remote, CONTENT_FOLDER, insertHash(path, '*'));
}

/**
 * Returns the URL to which a script's relative import of another script resolves, as builds import by path. Nothing is served there: the
 * page's import map leads on to the URL by content.
 */
export function unhashedFileUrl(remote: string, path: string): string {
  return releaseFileUrl(remote, CONTENT_FOLDER, path);
}

/** Lists the paths of a file in its remote's folder by content: with its hash, and as it is where the bundler has put one into its name. */
export function listContentPaths(file: Pick<ReleaseFile, 'path' | 'integrity'>): string[] {
  return [contentPath(file), ...(hasHashedName(file.path) ? [file.path] : [])];
}

/** Whether a file's name changes with its bytes. */
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
