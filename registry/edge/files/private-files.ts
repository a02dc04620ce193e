import { isKitFile } from '@social/contracts';
import { LRUCache } from 'lru-cache';
import type { RegistrySource } from '../registry-source';
import type { ListedFile, ReleaseAddress } from './release-address';

/** Time for which a revoked token can still read. */
const RIGHTS_FOR_MS = 30_000;
const MAX_TOKENS = 1000;
const MAX_MANIFESTS = 50;

type Manifest = { files: readonly Pick<ListedFile, 'path' | 'integrity' | 'sizeBytes'>[] };

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;

/** Finds files of releases that no environment runs, for tokens with the scope `view` of their remote. */
export function createPrivateFiles({
  registry,
  now,
}: {
  registry: Pick<RegistrySource, 'viewableRemotes' | 'manifest'>;
  now: () => number;
}) {
  const rights = new LRUCache<string, string[]>({ max: MAX_TOKENS, ttl: RIGHTS_FOR_MS, ttlResolution: 0, perf: { now } });
  const manifests = new LRUCache<string, Manifest>({ max: MAX_MANIFESTS });

  async function readManifest({ remote, version }: ReleaseAddress): Promise<Manifest> {
    const key = `${remote}@${version}`;
    const known = manifests.get(key);
    if (known) return known;
    const manifest = (await registry.manifest(remote, version)) ?? { files: [] };
    if (manifest.files.length > 0) manifests.set(key, manifest);
    return manifest;
  }

  return {
    /** Returns true if the registry was queried about this token recently. */
    isKnown: (token: string): boolean => rights.has(token),

    /** @returns null for an unknown file, and also for a token that may not view it. @throws {RegistryUnavailableError} */
    async lookUp(address: ReleaseAddress, token: string): Promise<ListedFile | null> {
      const viewable = rights.get(token) ?? (await registry.viewableRemotes(token));
      rights.set(token, viewable);
      if (!viewable.includes('*') && !viewable.includes(address.remote)) return null;
      const { files } = await readManifest(address);
      const file = files.find(({ path }) => path === address.path && !isKitFile(path));
      return file ? { ...address, integrity: file.integrity, sizeBytes: file.sizeBytes } : null;
    },
  };
}

/** Reads the token of a request. Null if it is missing or malformed. */
export function readBearerToken(authorization: string | undefined): string | null {
  return /^Bearer +(mfp_[0-9a-f]{16}_[A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;
}
