import type { Composition, ReleaseManifest } from '@social/contracts';
import type { EnvironmentSettings } from '../environments/environments.schema';
import { renderComposition } from '../rendering/render-composition';
import { nameOf } from '../releases/releases.schema';
import { SHELL, byRemote } from '../shell';
import type { GateName } from '../gates/gates.schema';
import { CHAIN_START, HASH_VERSION, hashOf, sha256 } from './chain';
import type { NewRevision, RevisionRow } from './revisions.repository';
import type { RevisionKind, VersionChange } from './revisions.schema';

export type RevisionWish = {
  kind: RevisionKind;
  composition: Composition;
  restored: number | null;
  reason: string;
  actor: string;
  actorTokenId: string;
  skippedGates: GateName[];
};

export type Surroundings = {
  environment: string;
  settings: EnvironmentSettings;
  /** The revision that the new one follows; null for the first. */
  head: RevisionRow | null;
  /** By `nameOf`: every release that the new revision's composition or fallbacks name. */
  manifests: ReadonlyMap<string, ReleaseManifest>;
  createdAt: Date;
};

/** Makes the revision that follows `head`, with its page and its link of the hash chain. */
export function makeRevision(wish: RevisionWish, { environment, settings, head, manifests, createdAt }: Surroundings): NewRevision {
  const number = (head?.number ?? 0) + 1;
  const fallbacks = fallbacksOf(head, wish.composition);
  const manifestOf = (remote: string, version: string) => {
    const manifest = manifests.get(nameOf({ remote, version }));
    if (!manifest) throw new Error(`The manifest of ${nameOf({ remote, version })} was not read.`);
    return manifest;
  };
  const body = JSON.stringify(
    renderComposition({ environment, revision: number, settings, composition: wish.composition, fallbacks, manifestOf }),
  );
  const unlinked = {
    ...wish,
    environment,
    number,
    changes: differencesOf(head?.composition ?? {}, wish.composition),
    fallbacks,
    createdAt,
    hashVersion: HASH_VERSION,
    renderedDigest: sha256(body),
    previousHash: head?.hash ?? CHAIN_START,
  };
  const hash = hashOf(unlinked);
  if (hash === null) throw new Error(`There is no hash version ${HASH_VERSION}.`);
  return { revision: { ...unlinked, hash }, body };
}

/**
 * For each remote, the last other version that this environment had: the one before, when the version changes now;
 * else what it was before. The shell has none: nothing would be there to load it.
 */
export function fallbacksOf(head: RevisionRow | null, composition: Composition): Composition {
  const pairs = Object.entries(composition).flatMap(([remote, version]) => {
    const before = head?.composition[remote];
    const fallback = before === undefined || before === version ? head?.fallbacks[remote] : before;
    return remote === SHELL || fallback === undefined || fallback === version ? [] : [[remote, fallback] as const];
  });
  return Object.fromEntries(pairs);
}

/** What changes from one composition to another: the shell first, then by name. */
export function differencesOf(from: Composition, to: Composition): VersionChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort(byRemote)
    .filter((remote) => from[remote] !== to[remote])
    .map((remote) => ({ remote, from: from[remote] ?? null, to: to[remote] ?? null }));
}
