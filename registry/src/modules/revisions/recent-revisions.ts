import { LRUCache } from 'lru-cache';
import type { RevisionView } from './revisions.schema';

/** How long a revision answers without the database, in milliseconds: a backup that is restored under a running registry takes longer. */
const RECENT_MS = 1000;
const MAX_ENVIRONMENTS = 200;
const MAX_REVISIONS = 50;

/** Remembers the latest revisions that this process made, so that the writers who lost against them are refused without a query. */
export function createRecentRevisions(clock: { now(): number } = performance) {
  /** Newest first, without gaps. */
  const revisions = new LRUCache<string, RevisionView[]>({ max: MAX_ENVIRONMENTS, ttl: RECENT_MS, ttlResolution: 0, perf: clock });

  return {
    add(view: RevisionView): void {
      const older = revisions.get(view.environment) ?? [];
      const isNext = older[0]?.revision === view.revision - 1;
      revisions.set(view.environment, isNext ? [view, ...older.slice(0, MAX_REVISIONS - 1)] : [view]);
    },

    /** Lists the revisions after `number`, newest first; empty when not all of them are known here. */
    newerThan(environment: string, number: number): RevisionView[] {
      const known = revisions.get(environment) ?? [];
      const newer = known.filter(({ revision }) => revision > number);
      return newer.at(-1)?.revision === number + 1 ? newer : [];
    },
  };
}
