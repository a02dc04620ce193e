import { filePath, releaseVersion, remoteName, type ServedFile } from '@social/contracts';

/** The address of a release's file: `/r/<remote>/<version>/<path>`. */
export type ReleaseAddress = { remote: string; version: string; path: string };

/** A file that a composition or a manifest lists, with what its bytes must be. */
export type ListedFile = ReleaseAddress & Pick<ServedFile, 'integrity' | 'sizeBytes'>;

/**
 * Parses the path of a URL, without its query, as it stands: an escaped, doubled or dotted path names no file.
 * @returns null for anything but a well-formed address.
 */
export function parseReleasePath(pathname: string): ReleaseAddress | null {
  const [, remote, version, path] = /^\/r\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (remote === undefined || version === undefined || path === undefined) return null;
  const isWellFormed =
    remoteName.safeParse(remote).success && releaseVersion.safeParse(version).success && filePath.safeParse(path).success;
  return isWellFormed ? { remote, version, path } : null;
}

/** Takes a file's address from its URL. @throws {Error} when a composition lists a URL that the edge would never serve. */
export function toListedFile({ url, integrity, sizeBytes }: ServedFile): ListedFile {
  const address = parseReleasePath(url);
  if (!address) throw new Error(`the composition lists ${url}, which is no address of a release's file`);
  return { ...address, integrity, sizeBytes };
}
