import type { ReleaseVotes } from '@social/contracts';
import { LRUCache } from 'lru-cache';
import { toAddressGroup } from '@social/limited-server/address-group';

/** The result of a release on a visitor's page. */
export type Vote = {
  environment: string;
  /** Visitors vote once per period: a canary with all its steps, or a revision. */
  period: string;
  revision: number;
  remote: string;
  version: string;
  browserId: string;
  address: string;
  hasFailed: boolean;
};

export type VisitorVotes = ReturnType<typeof createVisitorVotes>;

/** Maximum number of visitors. The least recently active one is removed first, and could then vote again. */
const MAX_VISITORS = 200_000;
const MAX_ADDRESSES = 50_000;
/** Maximum number of rows of an environment in one report to the registry: the newest ones. */
const MAX_ROWS = 500;

/** Limits a cache to a number of entries without reserving memory for all, as `max` does: most edges never see this many visitors. */
const growingUpTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });

/**
 * Counts for how many visitors each release failed, since this edge started. Each browser counts once for a release, even with many pages
 * or beacons. Only a limited number of browsers of one address count, so that a single address cannot change the result.
 */
export function createVisitorVotes({ maxPerAddress }: { maxPerAddress: number }) {
  /** True if it has failed for the visitor. */
  const visitors = new LRUCache<string, { hasFailed: boolean }>(growingUpTo(MAX_VISITORS));
  const addresses = new LRUCache<string, number>(growingUpTo(MAX_ADDRESSES));
  const rows = new Map<string, Map<string, ReleaseVotes>>();

  function findRow({ environment, revision, remote, version }: Vote): ReleaseVotes {
    const key = `${revision} ${remote}@${version}`;
    const known = rows.get(environment) ?? new Map<string, ReleaseVotes>();
    const row = known.get(key) ?? { revision, remote, version, visitors: 0, failed: 0 };
    rows.set(environment, known.set(key, row));
    const [oldest] = known.keys();
    if (known.size > MAX_ROWS && oldest !== undefined) known.delete(oldest);
    return row;
  }

  return {
    add(vote: Vote): void {
      const subject = `${vote.period} ${vote.remote}@${vote.version}`;
      const key = `${subject} ${vote.browserId}`;
      const before = visitors.get(key);
      if (!before) {
        const group = `${subject} ${toAddressGroup(vote.address)}`;
        const count = addresses.get(group) ?? 0;
        if (count >= maxPerAddress) return;
        addresses.set(group, count + 1);
        findRow(vote).visitors += 1;
      }
      if (vote.hasFailed && !before?.hasFailed) findRow(vote).failed += 1;
      visitors.set(key, { hasFailed: vote.hasFailed || (before?.hasFailed ?? false) });
    },
    /** Returns the sums of an environment since this edge started. */
    sums: (environment: string): ReleaseVotes[] => [...(rows.get(environment)?.values() ?? [])],
  };
}
