import { MIN_VISITORS } from '../../domain/judge-release';
import { compareCanary } from './compare-releases';
import type { VoteRepository } from './votes.repository';
import { toVitalsView } from './sum-vitals';
import type { RevisionRepository } from '../revisions/revisions.repository';
import type { CanaryStatus } from './canaries.schema';

/** Makes the function that reads an environment's canary and how it does. It reads votes that edges report every few seconds. */
export function createCanaryReader({ revisions, votes }: { revisions: Pick<RevisionRepository, 'head'>; votes: VoteRepository }) {
  return async function readCanary(environment: string): Promise<CanaryStatus> {
    const head = await revisions.head(environment);
    if (!head?.canary)
      return { environment, revision: head?.number ?? 0, canary: null, comparisons: [], minVisitors: MIN_VISITORS, vitals: [], points: [] };
    const { canary, composition: pinned } = head;
    const comparisons = await compareCanary(votes, { environment, canary, pinned });
    const vitals = (await votes.vitals(environment, canary.id)).map(toVitalsView);
    const minutes = await votes.minutes(environment, new Date(Date.parse(canary.startedAt) - 60_000));
    const points = minutes
      .filter(({ remote, version }) => version === canary.changes[remote] || (remote in canary.changes && version === pinned[remote]))
      .map(({ minute, remote, version, visitors, failed }) => ({ at: minute.toISOString(), remote, version, visitors, failed }));
    return { environment, revision: head.number, canary, comparisons, minVisitors: MIN_VISITORS, vitals, points };
  };
}
