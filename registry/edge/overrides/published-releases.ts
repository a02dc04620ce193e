import type { ReleaseManifest, RetainedReleases } from '@social/contracts';
import { LRUCache } from 'lru-cache';
import { rcompare } from 'semver';
import type { ReleaseFiles } from '../files/release-files';
import type { ChosenRelease } from '../pages/override';
import type { RegistrySource } from '../registry-source';

const MAX_MANIFESTS = 50;

export type PublishedReleases = ReturnType<typeof createPublishedReleases>;

/**
 * The releases that a browser may choose in place of pinned ones: those whose files this edge serves to all visitors, because an environment
 * runs them or did so lately. Others need a token, which no page has.
 */
export function createPublishedReleases({
  files,
  registry,
}: {
  files: Pick<ReleaseFiles, 'retained'>;
  registry: Pick<RegistrySource, 'manifest'>;
}) {
  const manifests = new LRUCache<string, ReleaseManifest>({ max: MAX_MANIFESTS });

  function has({ remote, version }: ChosenRelease): boolean {
    return files.retained()[remote]?.includes(version) ?? false;
  }

  return {
    has,
    /** Lists the versions of each remote, the newest first. */
    list(): RetainedReleases {
      const remotes = Object.entries(files.retained()).filter(([remote]) => remote !== 'shell');
      return Object.fromEntries(remotes.map(([remote, versions]) => [remote, [...versions].sort(rcompare)]));
    },
    /**
     * Reads the manifest of a release. Null if a browser may not choose it.
     * @throws {RegistryUnavailableError} if this edge has not read it yet and the registry does not answer.
     */
    async find(release: ChosenRelease): Promise<ReleaseManifest | null> {
      if (!has(release)) return null;
      const key = `${release.remote}@${release.version}`;
      const manifest = manifests.get(key) ?? (await registry.manifest(release.remote, release.version));
      if (manifest) manifests.set(key, manifest);
      return manifest;
    },
  };
}
