import type { Composition, ReleaseManifest } from '@social/contracts';
import type { Canary } from '../../domain/canary';
import { carryCanary, composeCanary } from '../../domain/carry-canary';
import type { RevisionRow } from '../../storage/tables/revisions';
import type { CheckReportRow } from '../checks/checks.repository';
import { getActiveFreeze } from '../../domain/active-freeze';
import type { EnvironmentRow } from '../environments/environments.repository';
import { checkGates } from '../gates/check-gates';
import type { GateName, GateVerdict } from '../../domain/gates';
import type { DamagedFile } from '../releases/find-damaged-files';
import type { CollectedRow, ReleaseRow, WithdrawalRow } from '../releases/releases.repository';
import { ReleaseCollectedError } from '../releases/releases.errors';
import { formatRelease, listReleases, type ReleaseName } from '../../domain/release-name';
import { SHELL } from '../../domain/shell';
import { CHAIN_START, HASH_VERSION } from '../../domain/hash-chain';
import { findDifferences } from '../../domain/find-differences';
import { findFallbacks, type Step } from '../../domain/find-fallbacks';
import { CompositionIncompleteError, EnvironmentArchivedError, PinReleaseUnknownError } from './revisions.errors';
import type { RevisionKind } from '../../domain/revision';

/** The input of a draft of a revision: the environment and its history. */
export type EnvironmentState = Pick<EnvironmentRow, 'name' | 'settings' | 'freeze'> & {
  head: RevisionRow | null;
  /** The latest 500 revisions that changed a version, newest first. */
  steps: readonly Step[];
  withdrawals: readonly WithdrawalRow[];
};

/** The input of the verdict on a draft: all known facts about the releases that it names. */
export type ReleaseFacts = {
  releases: readonly ReleaseRow[];
  collected: readonly CollectedRow[];
  damagedFiles: readonly DamagedFile[];
  reports: readonly CheckReportRow[];
  /** The last published versions of each remote that the draft names in a version that was never published. */
  newestVersions: ReadonlyMap<string, readonly string[]>;
};

/** The change that someone asks for. */
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
  /** Null ends the canary; without it, `carryCanary` decides. */
  canary?: Canary | null;
};

/** A revision that has not been rendered. */
export type RevisionDraft = Omit<RevisionRow, 'renderedDigest' | 'hash'>;

/** The part of a draft that names releases. */
export type NamedReleases = Pick<RevisionDraft, 'kind' | 'composition' | 'fallbacks' | 'canary' | 'skippedGates'>;

export type Decision = {
  revision: RevisionDraft;
  /** The verdicts on the composition, or the verdicts on the canary's composition if only they refuse the draft. */
  verdicts: GateVerdict[];
};

/** Drafts the revision that follows the head, without judging it. @throws {EnvironmentArchivedError} */
export function draftRevision(
  request: RevisionRequest,
  { name, head, steps, withdrawals }: EnvironmentState,
  createdAt: Date,
): RevisionDraft {
  const { kind, composition } = request;
  if (head?.kind === 'archive' && kind !== 'restore') throw new EnvironmentArchivedError(name, head.actor, head.reason);
  const disabled = Object.entries(request.disabled ?? head?.disabled ?? {}).filter(([remote]) => composition[remote] !== undefined);
  return {
    ...request,
    environment: name,
    number: (head?.number ?? 0) + 1,
    changes: findDifferences(head?.composition ?? {}, composition),
    fallbacks: findFallbacks({ kind, head, composition, withdrawn: new Set(withdrawals.map(formatRelease)) }, steps),
    disabled: Object.fromEntries(disabled),
    canary: carryCanary(request, head),
    createdAt,
    hashVersion: HASH_VERSION,
    previousHash: head?.hash ?? CHAIN_START,
  };
}

type Candidate = { composition: Composition; skippedGates: readonly GateName[] };

/**
 * Lists what of a draft has to pass the gates: a pin, and the composition of a canary that members get or under which versions change. A rollback
 * has not, because a way back must not depend on rules that came later, and neither has stopping a canary at its share.
 */
export function listCandidates({ kind, composition, skippedGates, canary }: NamedReleases): Candidate[] {
  const isCanaryJudged = canary && (kind === 'pin' || (kind === 'canary' && !canary.isPaused));
  return [
    ...(kind === 'pin' ? [{ composition, skippedGates }] : []),
    ...(isCanaryJudged
      ? [{ composition: composeCanary(composition, canary), skippedGates: [...skippedGates, ...canary.skippedGates] }]
      : []),
  ];
}

/**
 * Decides on a draft by the verdicts of every gate on its candidates.
 * @throws {PinReleaseUnknownError | ReleaseCollectedError | CompositionIncompleteError}
 */
export function decide(draft: RevisionDraft, state: EnvironmentState, facts: ReleaseFacts): Decision {
  assertComplete(state.name, draft.composition, facts);
  const verdicts = listCandidates(draft).map((candidate) => judge(candidate, { state, facts, at: draft.createdAt }));
  const isCollected = (remote: string, version: string) => facts.collected.some((row) => row.remote === remote && row.version === version);
  const fallbacks = Object.entries(draft.fallbacks).filter(([remote, version]) => !isCollected(remote, version));
  return {
    revision: { ...draft, fallbacks: Object.fromEntries(fallbacks) },
    verdicts: verdicts.find(isRefused) ?? verdicts[0] ?? [],
  };
}

export function isRefused(verdicts: readonly GateVerdict[]): boolean {
  return verdicts.some(({ status }) => status === 'refused');
}

type Circumstances = { state: EnvironmentState; facts: ReleaseFacts; at: Date };

/** Asks every gate about a composition that would follow the head. @throws as `decide` does. */
export function judge({ composition, skippedGates }: Candidate, { state, facts, at }: Circumstances): GateVerdict[] {
  assertComplete(state.name, composition, facts);
  const changes = findDifferences(state.head?.composition ?? {}, composition);
  const changedRemotes = new Set(changes.flatMap(({ remote, to }) => (to === null ? [] : [remote])));
  return checkGates(
    {
      environment: state.name,
      releases: new Map(findReleases(composition, facts).map((release) => [release.remote, release])),
      damagedFiles: facts.damagedFiles.filter(({ remote, version }) => changedRemotes.has(remote) && composition[remote] === version),
      changedRemotes,
      configuration: state.settings.configuration ?? {},
      requiredChecks: state.settings.requiredChecks ?? [],
      reports: facts.reports,
      changes,
      withdrawals: state.withdrawals,
      freeze: getActiveFreeze(state.freeze, at),
    },
    skippedGates,
  );
}

/** Makes the function that finds the manifest of a release that a decided revision names. */
export function manifestFinder({ releases }: Pick<ReleaseFacts, 'releases'>): (remote: string, version: string) => ReleaseManifest {
  const manifests = new Map(releases.map((release) => [formatRelease(release), release.manifest]));
  return (remote, version) => {
    const manifest = manifests.get(formatRelease({ remote, version }));
    if (!manifest) throw new Error(`The manifest of ${formatRelease({ remote, version })} was not read.`);
    return manifest;
  };
}

/**
 * Asserts that every release of a composition can be served, and that the shell has the remotes that it shows on all pages.
 * @throws {ReleaseCollectedError | PinReleaseUnknownError | CompositionIncompleteError}
 */
function assertComplete(environment: string, composition: Composition, facts: ReleaseFacts): void {
  const collected = facts.collected.find(({ remote, version }) => composition[remote] === version);
  if (collected) throw new ReleaseCollectedError(formatRelease(collected), collected.collectedAt.toISOString());
  const releases = findReleases(composition, facts);
  const unknown = listReleases(composition).find(({ remote }) => !releases.some((release) => release.remote === remote));
  if (unknown) throw new PinReleaseUnknownError(formatRelease(unknown), describeNewest(unknown, facts));
  const host = releases.find(({ remote }) => remote === SHELL)?.manifest.host;
  if (!host) throw new CompositionIncompleteError(environment, `the ${SHELL}`);
  const wanted = new Set(host.always.map(({ remote }) => remote));
  const missing = [...wanted].filter((remote) => composition[remote] === undefined).sort();
  if (missing.length > 0) throw new CompositionIncompleteError(environment, missing.join(', '));
}

function describeNewest({ remote }: ReleaseName, { newestVersions }: ReleaseFacts): string {
  const newest = newestVersions.get(remote) ?? [];
  return newest.length > 0 ? `Newest of ${remote}: ${newest.join(', ')}.` : `Nothing of ${remote} was ever published.`;
}

function findReleases(composition: Composition, { releases }: ReleaseFacts): ReleaseRow[] {
  return listReleases(composition).flatMap(
    ({ remote, version }) => releases.find((release) => release.remote === remote && release.version === version) ?? [],
  );
}
