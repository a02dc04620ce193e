import type { Composition, ReleaseManifest } from '@social/contracts';
import type { Canary } from '../canaries/canaries.schema';
import { carryCanary } from '../canaries/carry-canary';
import type { EnvironmentSettings } from '../environments/environments.schema';
import { renderComposition } from '../rendering/render-composition';
import { digestText } from '../rendering/rendered-text';
import { formatRelease } from '../releases/releases.schema';
import type { GateName } from '../gates/gates.schema';
import { CHAIN_START, HASH_VERSION, hashRevision } from './chain';
import { findDifferences } from './find-differences';
import type { NewRevision, RevisionRow } from './open-environment';
import type { RevisionKind } from './revisions.schema';

export type RevisionRequest = {
  kind: RevisionKind;
  composition: Composition;
  restored: number | null;
  reason: string;
  actor: string;
  actorTokenId: string;
  skippedGates: GateName[];
  /** Remote to the reason why it is switched off; without it, as before. */
  disabled?: Record<string, string>;
  /** Null ends the canary; without it, it goes on where `carryCanary` lets it. */
  canary?: Canary | null;
};

export type RevisionContext = {
  environment: string;
  settings: EnvironmentSettings;
  /** The revision that the new one follows; null for the first. */
  head: RevisionRow | null;
  fallbacks: Composition;
  /** By `formatRelease`: the manifests of every release that the new revision's composition or fallbacks name. */
  manifests: ReadonlyMap<string, ReleaseManifest>;
  createdAt: Date;
};

/** Makes the revision that follows `head`, with its page and its hash. */
export function makeRevision(
  request: RevisionRequest,
  { environment, settings, head, fallbacks, manifests, createdAt }: RevisionContext,
): NewRevision {
  const number = (head?.number ?? 0) + 1;
  const getManifest = (remote: string, version: string) => {
    const manifest = manifests.get(formatRelease({ remote, version }));
    if (!manifest) throw new Error(`The manifest of ${formatRelease({ remote, version })} was not read.`);
    return manifest;
  };
  const disabled = Object.fromEntries(
    Object.entries(request.disabled ?? head?.disabled ?? {}).filter(([remote]) => request.composition[remote] !== undefined),
  );
  const { composition, kind } = request;
  const canary = carryCanary(request, head);
  const target = { environment, revision: number, settings, isArchived: kind === 'archive' };
  const rendering = renderComposition({ ...target, composition, fallbacks, disabled, canary, getManifest });
  const unlinked = {
    ...request,
    environment,
    number,
    changes: findDifferences(head?.composition ?? {}, request.composition),
    fallbacks,
    disabled,
    canary,
    createdAt,
    hashVersion: HASH_VERSION,
    renderedDigest: digestText(rendering),
    previousHash: head?.hash ?? CHAIN_START,
  };
  const hash = hashRevision(unlinked);
  if (hash === null) throw new Error(`There is no hash version ${HASH_VERSION}.`);
  return { revision: { ...unlinked, hash }, rendering };
}
