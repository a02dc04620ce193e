import type { PageComposition, PageTelemetry, RegionOutcome } from '@social/contracts';
import type { FastifyRequest } from 'fastify';
import { choose } from '../canary/choose-variant';
import type { VisitorCookies } from '../canary/visitor-cookies';
import type { ServedComposition } from '../composition/served-composition';
import type { VisitorVotes } from './visitor-votes';

const failures: readonly RegionOutcome[] = ['failed', 'crashed', 'errored', 'integrity'];

/**
 * Counts a page's beacon as its visitor's vote if releases are compared, in a canary or in a watched environment. It counts only with a
 * cookie that this edge, or one with the same key, set with a page, and only for the visitor's current releases. Visitors thus cannot vote
 * for a group that they do not belong to.
 */
export function countVotes(
  request: FastifyRequest,
  { environment, regions }: PageTelemetry,
  { served, cookies, votes }: { served: ServedComposition; cookies: VisitorCookies; votes: VisitorVotes },
): void {
  const { canary, rendered, stamp } = served;
  if (!canary && !rendered.isWatched) return;
  const visitor = cookies.read(request.headers.cookie);
  const { browserId } = visitor;
  if (browserId === null) return;
  const { page } = choose(request, served, visitor);
  for (const { remote, version, expose, outcomes } of regions) {
    // Only whole releases count, and a page counts once for each.
    if (expose !== null || getVersion(page, remote) !== version || outcomes.length === 0) continue;
    const hasFailed = outcomes.some((outcome) => failures.includes(outcome));
    const { revision } = rendered;
    votes.add({ environment, period: canary?.id ?? stamp, revision, remote, version, browserId, address: request.ip, hasFailed });
  }
}

function getVersion({ shellVersion, remotes }: PageComposition, remote: string): string | undefined {
  return remote === 'shell' ? shellVersion : remotes[remote]?.version;
}
