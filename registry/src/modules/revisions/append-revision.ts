import type { Composition, ReleaseManifest } from '@social/contracts';
import type { Canary } from '../canaries/canaries.schema';
import { carryCanary, composeCanary } from '../canaries/carry-canary';
import { getActiveFreeze } from '../environments/active-freeze';
import { hashComposition } from '../checks/subject-key';
import { checkGates } from '../gates/check-gates';
import { GateRefusedError } from '../gates/gates.errors';
import type { GateName, GateVerdict } from '../gates/gates.schema';
import type { ReleaseRow, WithdrawalRow } from '../releases/releases.repository';
import { ReleaseCollectedError } from '../releases/releases.errors';
import { formatRelease } from '../releases/releases.schema';
import { SHELL } from '../shell';
import { findDifferences } from './find-differences';
import { findFallbacks, needsHistory, type NextComposition } from './find-fallbacks';
import { makeRevision, type RevisionRequest } from './next-revision';
import { CompositionIncompleteError, EnvironmentArchivedError, PinReleaseUnknownError } from './revisions.errors';
import type { EnvironmentSnapshot, OpenEnvironment, RevisionRow } from './open-environment';
import type { RevisionKind } from './revisions.schema';

/**
 * Adds a revision after `head` to an environment, with its page. A pin passes the gates first, and so does the composition of a canary that
 * members get; a rollback does not, because a way back must not depend on rules that came later.
 * @returns null when the number was taken meanwhile, or the environment changed.
 * @throws {EnvironmentArchivedError | PinReleaseUnknownError | CompositionIncompleteError | GateRefusedError}
 */
export async function appendRevision(
  open: OpenEnvironment,
  head: RevisionRow | null,
  request: RevisionRequest,
  createdAt: Date,
): Promise<RevisionRow | null> {
  const { kind, composition, skippedGates } = request;
  if (kind !== 'restore') assertNotArchived(head);
  const canary = carryCanary(request, head);
  const releases = await readReleases(open, composition);
  const withdrawals = await open.findWithdrawals();
  const common = { head, withdrawals, skippedGates, at: createdAt };
  if (kind === 'pin') await assertAccepted(open, { ...common, composition, releases });
  else assertComplete(open.name, composition, releases);
  if (canary && isCanaryJudged(kind, canary)) await assertAccepted(open, await joinCanary(open, { ...common, composition, canary }));
  const fallbacks = await chooseFallbacks(open, { kind, head, composition, withdrawn: new Set(withdrawals.map(formatRelease)) });
  const manifests = new Map<string, ReleaseManifest>();
  const others = [...(await readReleases(open, fallbacks)), ...(await readReleases(open, canary?.changes ?? {}))];
  for (const release of [...releases, ...others]) manifests.set(formatRelease(release), release.manifest);
  const made = makeRevision(request, { environment: open.name, settings: open.settings, head, fallbacks, manifests, createdAt });
  return (await open.append(made)) ? made.revision : null;
}

/** A canary is judged when members get it, and when what is pinned under it changes; to stop one at its share needs no verdict. */
function isCanaryJudged(kind: RevisionKind, { isPaused }: Canary): boolean {
  return kind === 'pin' || (kind === 'canary' && !isPaused);
}

type CanaryCandidate = Omit<PinCandidate, 'releases'> & { canary: Canary };

async function joinCanary(open: EnvironmentSnapshot, { canary, composition, ...common }: CanaryCandidate): Promise<PinCandidate> {
  const joined = composeCanary(composition, canary);
  const skippedGates = [...common.skippedGates, ...canary.skippedGates];
  return { ...common, skippedGates, composition: joined, releases: await readReleases(open, joined) };
}

/** @throws {GateRefusedError | CompositionIncompleteError} */
async function assertAccepted(open: EnvironmentSnapshot, candidate: PinCandidate): Promise<void> {
  const verdicts = await judge(open, candidate);
  if (verdicts.some(({ status }) => status === 'refused')) throw new GateRefusedError(open.name, verdicts);
}

/** Chooses the fallbacks of a composition; reads the history only where they depend on it. */
export async function chooseFallbacks(open: EnvironmentSnapshot, next: NextComposition): Promise<Composition> {
  const fallbacks = findFallbacks(next, needsHistory(next) ? await open.newerThan(0) : []);
  const collected = await open.findCollected(fallbacks);
  return Object.fromEntries(Object.entries(fallbacks).filter(([remote]) => !collected.some((release) => release.remote === remote)));
}

/** A pin that would follow `head`, with what the gates look at. */
export type PinCandidate = {
  head: RevisionRow | null;
  composition: Composition;
  releases: readonly ReleaseRow[];
  withdrawals: readonly WithdrawalRow[];
  skippedGates: readonly GateName[];
  at: Date;
};

/**
 * Asks every gate about a composition that would follow `head`.
 * @throws {CompositionIncompleteError} when there is no shell to measure the rest by.
 */
export async function judge(
  open: EnvironmentSnapshot,
  { head, composition, releases, withdrawals, skippedGates, at }: PinCandidate,
): Promise<GateVerdict[]> {
  assertComplete(open.name, composition, releases);
  const changes = findDifferences(head?.composition ?? {}, composition);
  const changed = Object.fromEntries(changes.flatMap(({ remote, to }) => (to === null ? [] : [[remote, to] as const])));
  const { requiredChecks = [] } = open.settings;
  return checkGates(
    {
      environment: open.name,
      releases: new Map(releases.map((release) => [release.remote, release])),
      damagedFiles: await open.findDamagedFiles(changed),
      changedRemotes: new Set(Object.keys(changed)),
      requiredChecks,
      reports: await open.findLatestReports(
        requiredChecks.map(({ name }) => name),
        [hashComposition(composition), ...Object.entries(changed).map(([remote, version]) => formatRelease({ remote, version }))],
      ),
      changes,
      withdrawals,
      freeze: getActiveFreeze(open.freeze, at),
    },
    skippedGates,
  );
}

/** @throws {EnvironmentArchivedError} */
export function assertNotArchived(head: RevisionRow | null): void {
  if (head?.kind === 'archive') throw new EnvironmentArchivedError(head.environment, head.actor, head.reason);
}

/** @throws {PinReleaseUnknownError | ReleaseCollectedError} for a version that was never published, or whose files were removed. */
export async function readReleases(open: EnvironmentSnapshot, composition: Composition): Promise<ReleaseRow[]> {
  const [releases, [collected]] = await Promise.all([open.findReleases(composition), open.findCollected(composition)]);
  if (collected) throw new ReleaseCollectedError(formatRelease(collected), collected.collectedAt.toISOString());
  const missing = Object.entries(composition).find(([remote]) => !releases.some((release) => release.remote === remote));
  if (!missing) return releases;
  const [remote, version] = missing;
  const newest = await open.newestVersions(remote);
  throw new PinReleaseUnknownError(
    formatRelease({ remote, version }),
    newest.length ? `Newest of ${remote}: ${newest.join(', ')}.` : `Nothing of ${remote} was ever published.`,
  );
}

function assertComplete(environment: string, composition: Composition, releases: readonly ReleaseRow[]): void {
  const host = releases.find(({ remote }) => remote === SHELL)?.manifest.host;
  if (!host) throw new CompositionIncompleteError(environment, `the ${SHELL}`);
  const wanted = new Set(host.always.map(({ remote }) => remote));
  const missing = [...wanted].filter((remote) => composition[remote] === undefined).sort();
  if (missing.length > 0) throw new CompositionIncompleteError(environment, missing.join(', '));
}
