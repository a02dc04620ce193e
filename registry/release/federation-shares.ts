import type { ReleaseManifest } from '@social/contracts';
import * as z from 'zod/mini';
import { findShareKey } from './singletons';

/** The description of a build that Module Federation's plugins write. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';
/** The same with options of the build. It is for tools, and no part of a release. */
export const FEDERATION_STATS = 'mf-stats.json';

const assetList = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const assets = z.object({ js: assetList });

const shared = z.object({
  name: z.string(),
  requiredVersion: z.optional(z.union([z.string(), z.boolean(), z.null()])),
  assets: z.optional(assets),
});
export type FederationShare = z.infer<typeof shared>;

/** The part of mf-manifest.json and mf-stats.json that a release needs. webpack, Rspack and Vite write the same. */
export const federationManifest = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }) }),
  shared: z.array(shared),
  exposes: z.array(z.object({ path: z.string(), assets: z.optional(assets) })),
});
export type FederationManifest = z.infer<typeof federationManifest>;

/**
 * Converts the shared modules of a build to the ranges that it requires of the shell. A module that the shell provides is required in the
 * range of the build, because a second copy of it breaks the page. Another one is required only if the build has no copy of its own.
 */
export function toRequires(shares: readonly FederationShare[]): Record<string, string> {
  const requires: Record<string, string> = {};
  for (const { name, requiredVersion, assets: files } of shares) {
    const key = findShareKey(name) ?? (hasOwnCopy(files) ? undefined : name);
    if (key === undefined) continue;
    const range = typeof requiredVersion === 'string' && requiredVersion !== '' ? requiredVersion : '*';
    requires[key] = intersect(requires[key], range);
  }
  return requires;
}

function hasOwnCopy(files: FederationShare['assets']): boolean {
  return files !== undefined && files.js.sync.length + files.js.async.length > 0;
}

/** Writes a range that satisfies both. Alternatives (`||`) cannot be joined by a space: the later range then counts. */
function intersect(known: string | undefined, range: string): string {
  if (known === undefined || known === '*' || known === range) return range;
  return range === '*' ? known : known.includes('||') || range.includes('||') ? range : `${known} ${range}`;
}

/**
 * Compares mf-manifest.json, if the release has one, with the ranges that release.json names.
 * @returns the first share that release.json omits or names differently, as a sentence.
 */
export function findUndeclaredShare(manifest: ReleaseManifest, read: (path: string) => string | undefined): string | null {
  const built = readFederationManifest(read(FEDERATION_MANIFEST));
  if (!built) return null;
  const { requires } = manifest.compatibility;
  for (const [key, range] of Object.entries(toRequires(built.shared))) {
    const declared = requires[key];
    if (declared === undefined) return `compatibility.requires has no ${key}, and the build shares it in the range ${range}`;
    // Federation infers the range of a prefix from the installed version.
    if (declared !== range && !key.endsWith('/')) {
      return `compatibility.requires has ${key} ${declared}, and the build shares it in the range ${range}`;
    }
  }
  return null;
}

/** Parses mf-manifest.json or mf-stats.json. Null if it is missing or of another form. */
export function readFederationManifest(text: string | undefined): FederationManifest | null {
  if (text === undefined) return null;
  try {
    return federationManifest.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
