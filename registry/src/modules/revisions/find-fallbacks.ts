import type { Composition } from '@social/contracts';
import { SHELL } from '../shell';
import { findDifferences } from './find-differences';
import type { RevisionRow } from './revisions.repository';
import type { RevisionKind, VersionChange } from './revisions.schema';

/** The part of a revision that says which versions it ended, and whether because they were to be taken back. */
export type Step = { kind: RevisionKind; changes: readonly VersionChange[] };

/** A composition that would follow `head`. */
export type NextComposition = { kind: RevisionKind; head: RevisionRow | null; composition: Composition };

/**
 * Finds the fallback of each remote: the last other version of this environment that nobody rolled back from, else the last other version.
 * A remote that does not change has its present fallback. The shell has none: nothing could load it.
 * @param history the revisions up to `head`, newest first; none where `needsHistory` says so.
 */
export function findFallbacks({ kind, head, composition }: NextComposition, history: readonly Step[]): Composition {
  const changes = findDifferences(head?.composition ?? {}, composition);
  const steps = [{ kind, changes }, ...history];
  const pairs = Object.entries(composition).flatMap(([remote, version]) => {
    const isChanged = changes.some((change) => change.remote === remote);
    const fallback = isChanged ? findLastGood(remote, version, steps) : head?.fallbacks[remote];
    return remote === SHELL || fallback === undefined ? [] : [[remote, fallback] as const];
  });
  return Object.fromEntries(pairs);
}

/** Whether the fallbacks depend on more than `head`: a pin ends a version that nobody rolled back from, and that is the fallback. */
export function needsHistory({ kind, head, composition }: NextComposition): boolean {
  return head !== null && (kind === 'rollback' || Object.keys(composition).some((remote) => head.composition[remote] === undefined));
}

function findLastGood(remote: string, version: string, steps: readonly Step[]): string | undefined {
  const wasRolledBackByVersion = new Map<string, boolean>();
  for (const { kind, changes } of steps) {
    const from = changes.find((change) => change.remote === remote)?.from;
    // Only the last end of a version counts: whoever pins it again trusts it again.
    if (from && from !== version && !wasRolledBackByVersion.has(from)) wasRolledBackByVersion.set(from, kind === 'rollback');
  }
  const candidates = [...wasRolledBackByVersion];
  return (candidates.find(([, wasRolledBack]) => !wasRolledBack) ?? candidates[0])?.[0];
}
