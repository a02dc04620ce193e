import type { PageComposition, PageTelemetry, RegionOutcome } from '@social/contracts';
import type { FastifyRequest } from 'fastify';
import { choose } from '../canary/choose-variant';
import type { VisitorCookies } from '../canary/visitor-cookies';
import type { ServedComposition } from '../composition/served-composition';
import type { VisitorVotes } from './visitor-votes';

const failures: readonly RegionOutcome[] = ['failed', 'crashed', 'errored', 'integrity'];

/**
 * Counts a page's beacon as the vote of its visitor, where releases are compared: in a canary, and in an environment that is watched. It
 * counts for a visitor with a cookie that this edge, or one with its key, set with a page, and for the releases that this visitor gets now:
 * nobody can speak for a group in which they are not.
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
    // A release as a whole, in which a page counts once.
    if (expose !== null || getVersion(page, remote) !== version || outcomes.length === 0) continue;
    const hasFailed = outcomes.some((outcome) => failures.includes(outcome));
    const { revision } = rendered;
    votes.add({ environment, period: canary?.id ?? stamp, revision, remote, version, browserId, address: request.ip, hasFailed });
  }
}

function getVersion({ shellVersion, remotes }: PageComposition, remote: string): string | undefined {
  return remote === 'shell' ? shellVersion : remotes[remote]?.version;
}
