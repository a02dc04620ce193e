import { isKitFile, type RetainedReleases } from '@social/contracts';
import type { RegistrySource } from '../registry-source';
import { isContentAddress, type ContentAddress, type ListedFile, type ReleaseAddress } from './release-address';
import type { ReleaseIndex } from './release-index';

type Release = Pick<ReleaseAddress, 'remote' | 'version'>;

/** Looks up files by address: in the index, and in releases that pages may request and that the registry describes. */
export function createFileLookUp({ index, registry }: { index: ReleaseIndex; registry: Pick<RegistrySource, 'manifest'> }) {
  /** Releases that pages may request, and those whose files are all in the index. */
  let releases: RetainedReleases = {};
  let retained = new Map<string, Release>();
  const indexed = new Map<string, Promise<void>>();

  async function addToIndex({ remote, version }: Release): Promise<void> {
    const manifest = await registry.manifest(remote, version);
    const served = manifest?.files.filter(({ path }) => !isKitFile(path)) ?? [];
    await index.add(served.map((file) => ({ ...file, remote, version, isUnsigned: true as const })));
  }

  async function ensureIndexed(release: Release): Promise<void> {
    const key = formatRelease(release);
    const adding = indexed.get(key) ?? addToIndex(release);
    indexed.set(key, adding);
    adding.catch(() => indexed.delete(key));
    await adding;
  }

  async function lookUpRelease(address: ReleaseAddress): Promise<ListedFile | null> {
    const known = index.find(address);
    if (known || !retained.has(formatRelease(address))) return known;
    await ensureIndexed(address);
    return index.find(address);
  }

  /** Prefers a release that pages may request: the registry may have removed the bytes of others. */
  function findByContent(address: ContentAddress): ListedFile | null {
    const files = index.findByContent(address);
    return files.findLast((file) => retained.has(formatRelease(file))) ?? files.at(-1) ?? null;
  }

  async function lookUpContent(address: ContentAddress): Promise<ListedFile | null> {
    const known = findByContent(address);
    if (known) return known;
    for (const release of retained.values()) {
      if (release.remote !== address.remote) continue;
      await ensureIndexed(release);
      const found = findByContent(address);
      if (found) return found;
    }
    return null;
  }

  return {
    /** Sets the releases that pages may request, in addition to those of the compositions. */
    retain(retainedReleases: RetainedReleases): void {
      releases = retainedReleases;
      const all = Object.entries(releases).flatMap(([remote, versions]) => versions.map((version) => ({ remote, version })));
      retained = new Map(all.map((release) => [formatRelease(release), release]));
    },

    /** Lists the releases that were set last. Empty until the registry has answered once. */
    retained: (): RetainedReleases => releases,

    /** Records that all files of a release are in the index. */
    markIndexed: (release: Release): void => void indexed.set(formatRelease(release), Promise.resolve()),

    /**
     * Looks up the file of an address. Null unless a page may request it. Queries the registry for the manifest of each retained release at
     * most once.
     * @throws {RegistryUnavailableError} if this edge does not know it and the registry does not answer.
     */
    find: (address: ReleaseAddress | ContentAddress): Promise<ListedFile | null> =>
      isContentAddress(address) ? lookUpContent(address) : lookUpRelease(address),
  };
}

function formatRelease({ remote, version }: Release): string {
  return `${remote}@${version}`;
}
