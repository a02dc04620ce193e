import { filePath, releaseVersion, remoteName, type ServedFile } from '@social/contracts';

/** Where a file of a release lives: `/r/<remote>/<version>/<path>`. */
export type ReleaseAddress = { remote: string; version: string; path: string };

/** A file that a composition or a manifest promises. */
export type PromisedFile = ReleaseAddress & Pick<ServedFile, 'integrity' | 'sizeBytes'>;

/**
 * Reads the path of a URL, without its query, as it stands: what is escaped, doubled or dotted names no file of ours.
 * Null for anything else than a well-formed address.
 */
export function parseReleasePath(pathname: string): ReleaseAddress | null {
  const [, remote, version, path] = /^\/r\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (remote === undefined || version === undefined || path === undefined) return null;
  const isWellFormed =
    remoteName.safeParse(remote).success && releaseVersion.safeParse(version).success && filePath.safeParse(path).success;
  return isWellFormed ? { remote, version, path } : null;
}

/** @throws {Error} when a composition lists a URL that the edge would never serve. */
export function promisedFile({ url, integrity, sizeBytes }: ServedFile): PromisedFile {
  const address = parseReleasePath(url);
  if (!address) throw new Error(`the composition lists ${url}, which is no address of a release's file`);
  return { ...address, integrity, sizeBytes };
}
