import { filePath, releaseVersion, remoteName, type ServedFile } from '@social/contracts';
import { CONTENT_FOLDER } from '@social/contracts/file-urls';

/** The address of a release's file: `/r/<remote>/<version>/<path>`. */
export type ReleaseAddress = { remote: string; version: string; path: string };

/** The address of a file by its content, which several releases of the remote may share: `/r/<remote>/-/<content path>`. */
export type ContentAddress = { remote: string; contentPath: string };

/** A file in a composition or a manifest, with the expected hash and size of its bytes. */
export type ListedFile = ReleaseAddress &
  Pick<ServedFile, 'integrity' | 'sizeBytes'> & {
    /** Listed only by a manifest, which has no signature. */
    isUnsigned?: true;
  };

/**
 * Parses the path of a URL without its query, without decoding: an escaped, doubled or dotted path names no file.
 * @returns null for anything but a well-formed address.
 */
export function parseFileAddress(pathname: string): ReleaseAddress | ContentAddress | null {
  const [, remote, folder, path] = /^\/r\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (remote === undefined || folder === undefined || path === undefined) return null;
  if (!remoteName.safeParse(remote).success || !filePath.safeParse(path).success) return null;
  if (folder === CONTENT_FOLDER) return { remote, contentPath: path };
  return releaseVersion.safeParse(folder).success ? { remote, version: folder, path } : null;
}

export function isContentAddress(address: ReleaseAddress | ContentAddress): address is ContentAddress {
  return 'contentPath' in address;
}

/** Reads a file's address from its URL. @throws {Error} if a composition lists a URL that the edge would never serve. */
export function toListedFile({ url, integrity, sizeBytes }: ServedFile): ListedFile {
  const address = parseFileAddress(url);
  if (!address || isContentAddress(address)) throw new Error(`the composition lists ${url}, which is no address of a release's file`);
  return { ...address, integrity, sizeBytes };
}
