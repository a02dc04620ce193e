import type { Composition, ReleaseManifest } from '@social/contracts';
import { hashComposition } from '../checks/subject-key';
import { checkGates } from '../gates/check-gates';
import { GateRefusedError } from '../gates/gates.errors';
import type { GateName, GateVerdict } from '../gates/gates.schema';
import type { ReleaseRow } from '../releases/releases.repository';
import { formatRelease } from '../releases/releases.schema';
import { SHELL } from '../shell';
import { findFallbacks, needsHistory, type NextComposition } from './find-fallbacks';
import { makeRevision, type RevisionRequest } from './next-revision';
import { CompositionIncompleteError, PinReleaseUnknownError } from './revisions.errors';
import type { OpenEnvironment, RevisionRow } from './revisions.repository';

/**
 * Adds a revision after `head` to a locked environment, with its page. A pin passes the gates first;
 * a rollback does not, because a way back must not depend on rules that came later.
 * @returns null when the number was taken meanwhile.
 * @throws {PinReleaseUnknownError | CompositionIncompleteError | GateRefusedError}
 */
export async function appendRevision(
  open: OpenEnvironment,
  head: RevisionRow | null,
  request: RevisionRequest,
  createdAt: Date,
): Promise<RevisionRow | null> {
  const { composition, skippedGates } = request;
  const pinned = await readReleases(open, composition);
  if (request.kind === 'pin') {
    const verdicts = await judge(open, head, composition, pinned, skippedGates);
    if (verdicts.some(({ status }) => status === 'refused')) throw new GateRefusedError(open.name, verdicts);
  } else {
    assertComplete(open.name, composition, pinned);
  }
  const fallbacks = await chooseFallbacks(open, { kind: request.kind, head, composition });
  const manifests = new Map<string, ReleaseManifest>();
  for (const release of [...pinned, ...(await readReleases(open, fallbacks))]) manifests.set(formatRelease(release), release.manifest);
  const made = makeRevision(request, { environment: open.name, settings: open.settings, head, fallbacks, manifests, createdAt });
  return (await open.append(made)) ? made.revision : null;
}

/** Chooses the fallbacks of a composition; reads the history only where they depend on it. */
export async function chooseFallbacks(open: OpenEnvironment, next: NextComposition): Promise<Composition> {
  return findFallbacks(next, needsHistory(next) ? await open.newerThan(0) : []);
}

/**
 * Asks every gate about a composition that would follow `head`.
 * @throws {CompositionIncompleteError} when there is no shell to measure the rest by.
 */
export async function judge(
  open: OpenEnvironment,
  head: RevisionRow | null,
  composition: Composition,
  releases: readonly ReleaseRow[],
  skippedGates: readonly GateName[],
): Promise<GateVerdict[]> {
  assertComplete(open.name, composition, releases);
  const changed = Object.fromEntries(Object.entries(composition).filter(([remote, version]) => head?.composition[remote] !== version));
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
    },
    skippedGates,
  );
}

/** @throws {PinReleaseUnknownError} for a version that was never published. */
export async function readReleases(open: OpenEnvironment, composition: Composition): Promise<ReleaseRow[]> {
  const releases = await open.findReleases(composition);
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
