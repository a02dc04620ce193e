import type { Composition } from '@social/contracts';
import type { RevisionRow } from '../../storage/tables/revisions';
import type { WithdrawalRow } from '../releases/releases.repository';
import { findDifferences } from '../../domain/find-differences';
import type { Step } from '../../domain/find-fallbacks';
import type { EnvironmentState } from './decide';
import { NothingToRollBackToError } from './revisions.errors';
import type { VersionChange } from '../../domain/revision';

/**
 * Finds the revision whose composition ran before the one that the head runs. A rollback counts as the revision that it restored;
 * a version of one remote that was taken back does not return, nor does a withdrawn one.
 * @param history newest first, from the head on.
 * @throws {NothingToRollBackToError}
 */
export function findPreviousComposition({ name, head, withdrawals }: EnvironmentState, history: readonly RevisionRow[]): RevisionRow {
  const takenBack: VersionChange[] = [];
  let origin: RevisionRow | null | undefined = head;
  while (origin && origin.kind !== 'pin') {
    if (origin.kind === 'rollback' && origin.restored === null) takenBack.push(...origin.changes);
    const from: number = origin.restored ?? origin.number - 1;
    origin = history.find(({ number }) => number === from);
  }
  const before = origin?.number ?? 0;
  const previous = history.find(
    ({ number, composition }) =>
      number < before &&
      findDifferences(composition, head?.composition ?? {}).length > 0 &&
      !takenBack.some(({ remote, from }) => composition[remote] === from) &&
      !findReturningWithdrawal(head, composition, withdrawals),
  );
  if (!previous) throw new NothingToRollBackToError(name, 'composition');
  return previous;
}

/**
 * Finds the version that a remote ran before its present one. A rollback takes versions back, so the previous version is older than both.
 * @param history newest first.
 * @returns undefined when the remote never ran another version.
 */
export function findPreviousVersion(remote: string, history: readonly Step[], withdrawals: readonly WithdrawalRow[]): string | undefined {
  const isWithdrawn = (version: string) => withdrawals.some((row) => row.remote === remote && row.version === version);
  const versions: (string | null)[] = [];
  for (const { kind, changes } of [...history].reverse()) {
    const change = changes.find((candidate) => candidate.remote === remote);
    if (!change) continue;
    if (versions.length === 0) versions.push(change.from);
    const restoredAt = kind === 'rollback' ? versions.lastIndexOf(change.to) : -1;
    if (restoredAt === -1) versions.push(change.to);
    else versions.length = restoredAt + 1;
  }
  return versions.slice(0, -1).findLast((version) => version !== null && !isWithdrawn(version)) ?? undefined;
}

/** Finds a withdrawn release that does not run now and would with `composition`. */
export function findReturningWithdrawal(
  head: RevisionRow | null,
  composition: Composition,
  withdrawals: readonly WithdrawalRow[],
): WithdrawalRow | undefined {
  return withdrawals.find(({ remote, version }) => composition[remote] === version && head?.composition[remote] !== version);
}

/**
 * Finds the changes of other people that a return to `composition` would take back: those that brought a version which runs now.
 * @param history newest first.
 */
export function findChangesOfOthers(history: readonly RevisionRow[], composition: Composition, actor: string): RevisionRow[] {
  const reverted = findDifferences(history[0]?.composition ?? {}, composition).flatMap(({ remote }) => {
    const revision = history.find(({ changes }) => changes.some((change) => change.remote === remote));
    return revision ? [revision] : [];
  });
  return history.filter((revision) => revision.actor !== actor && reverted.includes(revision));
}
