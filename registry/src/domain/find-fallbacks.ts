import type { Composition } from '@social/contracts';
import { formatRelease } from './release-name';
import { SHELL } from './shell';
import { findDifferences } from './find-differences';
import type { Revision, RevisionKind, VersionChange } from './revision';

/** The part of a revision that says which versions it ended, and whether because they were to be taken back. */
export type Step = { kind: RevisionKind; changes: readonly VersionChange[] };

/** A composition that would follow `head`. */
export type NextComposition = {
  kind: RevisionKind;
  head: Pick<Revision, 'composition' | 'fallbacks'> | null;
  composition: Composition;
  /** By `formatRelease`: the releases that must not run any more. */
  withdrawn: ReadonlySet<string>;
};

/**
 * Finds the fallback of each remote: the last other version of this environment that was not rolled back, else the last other version. A
 * withdrawn version is never a fallback. A remote that does not change keeps its present fallback. The shell has none: nothing could load
 * it.
 * @param history the revisions up to `head`, newest first.
 */
export function findFallbacks({ kind, head, composition, withdrawn }: NextComposition, history: readonly Step[]): Composition {
  const changes = findDifferences(head?.composition ?? {}, composition);
  const steps = [{ kind, changes }, ...history];
  const pairs = Object.entries(composition).flatMap(([remote, version]) => {
    const present = head?.fallbacks[remote];
    const isUnchanged = !changes.some((change) => change.remote === remote) && !isWithdrawn(withdrawn, remote, present);
    const fallback = isUnchanged ? present : findLastGood({ remote, version }, steps, withdrawn);
    return remote === SHELL || fallback === undefined ? [] : [[remote, fallback] as const];
  });
  return Object.fromEntries(pairs);
}

function isWithdrawn(withdrawn: ReadonlySet<string>, remote: string, version: string | undefined): boolean {
  return version !== undefined && withdrawn.has(formatRelease({ remote, version }));
}

function findLastGood(
  { remote, version }: { remote: string; version: string },
  steps: readonly Step[],
  withdrawn: ReadonlySet<string>,
): string | undefined {
  const wasRolledBackByVersion = new Map<string, boolean>();
  for (const { kind, changes } of steps) {
    const from = changes.find((change) => change.remote === remote)?.from;
    if (!from || from === version || isWithdrawn(withdrawn, remote, from)) continue;
    // Only the last end of a version counts: pinning it again trusts it again.
    if (!wasRolledBackByVersion.has(from)) wasRolledBackByVersion.set(from, kind === 'rollback');
  }
  const candidates = [...wasRolledBackByVersion];
  return (candidates.find(([, wasRolledBack]) => !wasRolledBack) ?? candidates[0])?.[0];
}
