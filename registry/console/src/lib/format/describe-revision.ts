import type { Revision } from '@social/registry-client/browser';

type Change = { remote: string; from: string | null; to: string | null };

type DescribedRevision = Pick<Revision, 'kind' | 'restored' | 'changes'> & Partial<Pick<Revision, 'canary'>>;

/** Describes a revision as a verb phrase: `pinned mf_feed 0.1.0 → 0.2.0`. */
export function describeRevision({ kind, restored, changes, canary = null }: DescribedRevision): string {
  const moved = changes.map(describeChange).join(', ');
  switch (kind) {
    case 'pin':
      return changes.length > 0 && changes.every(({ from }) => from === null) ? `pinned the first composition` : `pinned ${moved}`;
    case 'rollback':
      return restored === null ? `rolled back ${moved}` : `rolled back to revision ${restored}: ${moved}`;
    case 'settings':
      return 'changed settings of the pages';
    case 'disable':
      return 'switched a remote off';
    case 'enable':
      return 'switched a remote on';
    case 'archive':
      return 'archived the environment';
    case 'restore':
      return 'restored the environment';
    case 'canary':
      return canary ? `gave the canary ${canary.id} to ${canary.percent} %` : 'ended the canary';
  }
}

export function describeChange({ remote, from, to }: Change): string {
  if (to === null) return `${remote} ${from} removed`;
  return from === null ? `${remote} ${to} added` : `${remote} ${from} → ${to}`;
}
