import type { Composition } from '@social/contracts';
import type { RevisionKind } from './revision';
import type { Canary } from './canary';

/** The composition of those who get a canary, on top of what is pinned. */
export function composeCanary(pinned: Composition, canary: Pick<Canary, 'changes'>): Composition {
  return { ...pinned, ...canary.changes };
}

/**
 * Decides on the canary of the revision after `head`. A rollback ends the canary, because it concerns all members. An archive ends it, too.
 * So does a pin of all its releases: then all members get them.
 */
export function carryCanary(
  { kind, composition, canary }: { kind: RevisionKind; composition: Composition; canary?: Canary | null },
  head: { canary: Canary | null } | null,
): Canary | null {
  if (canary !== undefined) return canary;
  if (!head?.canary || kind === 'rollback' || kind === 'archive') return null;
  return isPinned(composition, head.canary) ? null : head.canary;
}

/** Returns true if all members get the releases of the canary. */
export function isPinned(pinned: Composition, { changes }: Pick<Canary, 'changes'>): boolean {
  return Object.entries(changes).every(([remote, version]) => pinned[remote] === version);
}
