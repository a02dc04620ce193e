import type { Canary, Revision } from '@social/registry-client/browser';

export type EndedCanary = {
  canary: Canary;
  /** The revision that ended it. */
  end: Revision;
  outcome: 'promoted' | 'withdrawn';
};

/** Finds the canary that ended last among revisions, newest first. Null if there is none. */
export function findLastCanary(revisions: readonly Revision[]): EndedCanary | null {
  const index = revisions.findIndex(({ canary }) => canary !== null);
  const [canary, end] = [revisions[index]?.canary, revisions[index - 1]];
  if (!canary || !end) return null;
  const isPinned = Object.entries(canary.changes).every(([remote, version]) => end.composition[remote] === version);
  return { canary, end, outcome: isPinned ? 'promoted' : 'withdrawn' };
}
