import type { RevisionRow } from '../../storage/tables/revisions';

/** A release that was pinned lately, and the one that it took the place of. */
export type FreshPin = {
  remote: string;
  version: string;
  pinnedIn: number;
  before: string;
  /** The revision that had brought the previous release. */
  beforeSince: number;
};

type Step = Pick<RevisionRow, 'number' | 'kind' | 'changes' | 'createdAt'>;

/** Finds the releases that run since a pin after `since`. A rollback counts as old: what it brought has run before. @param history newest first. */
export function findFreshPins(history: readonly Step[], since: Date): FreshPin[] {
  const seen = new Set<string>();
  return history.flatMap((step, index) =>
    step.changes.flatMap(({ remote, from, to }): FreshPin[] => {
      if (seen.has(remote)) return [];
      seen.add(remote);
      if (step.kind !== 'pin' || step.createdAt < since || from === null || to === null) return [];
      const introduced = history.slice(index + 1).find(({ changes }) => changes.some((change) => change.remote === remote));
      return [{ remote, version: to, pinnedIn: step.number, before: from, beforeSince: introduced?.number ?? 0 }];
    }),
  );
}
