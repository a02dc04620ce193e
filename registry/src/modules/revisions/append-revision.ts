import type { Composition, ReleaseManifest } from '@social/contracts';
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

/**
 * Adds a revision after `head` to an environment, with its page. A pin passes the gates first;
 * a rollback does not, because a way back must not depend on rules that came later.
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
  const releases = await readReleases(open, composition);
  const withdrawals = await open.findWithdrawals();
  if (kind === 'pin') {
    const verdicts = await judge(open, { head, composition, releases, withdrawals, skippedGates, at: createdAt });
    if (verdicts.some(({ status }) => status === 'refused')) throw new GateRefusedError(open.name, verdicts);
  } else {
    assertComplete(open.name, composition, releases);
  }
  const fallbacks = await chooseFallbacks(open, { kind, head, composition, withdrawn: new Set(withdrawals.map(formatRelease)) });
  const manifests = new Map<string, ReleaseManifest>();
  for (const release of [...releases, ...(await readReleases(open, fallbacks))]) manifests.set(formatRelease(release), release.manifest);
  const made = makeRevision(request, { environment: open.name, settings: open.settings, head, fallbacks, manifests, createdAt });
  return (await open.append(made)) ? made.revision : null;
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
  const wanted = new Set([...host.always, ...(host.routes ?? [])].map(({ remote }) => remote));
  const missing = [...wanted].filter((remote) => composition[remote] === undefined).sort();
  if (missing.length > 0) throw new CompositionIncompleteError(environment, missing.join(', '));
}
