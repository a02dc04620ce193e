import type { Canary } from '../../domain/canary';
import type { VoteRepository } from './votes.repository';
import type { Comparison } from './votes.schema';
import { isClearlyWorse, MIN_VISITORS, type Votes } from '../../domain/judge-release';

/** Compares each release of a canary with the pinned one of its remote, since the canary began. */
export async function compareCanary(
  repository: Pick<VoteRepository, 'sum'>,
  {
    environment,
    canary,
    pinned,
  }: { environment: string; canary: Pick<Canary, 'changes' | 'startedIn'>; pinned: Readonly<Record<string, string>> },
): Promise<Comparison[]> {
  const rows = await repository.sum(environment, canary.startedIn);
  const find = (remote: string, version: string) => findVotes(rows, remote, version);
  return Object.entries(canary.changes).map(([remote, version]) => {
    const own = find(remote, version);
    const other = pinned[remote] === undefined ? null : { version: pinned[remote], ...find(remote, pinned[remote]) };
    const worse = isClearlyWorse(own, other ?? { visitors: 0, failed: 0 });
    return { remote, canary: { version, ...own }, pinned: other, isClearlyWorse: worse };
  });
}

export function findVotes(rows: readonly ({ remote: string; version: string } & Votes)[], remote: string, version: string): Votes {
  const row = rows.find((candidate) => candidate.remote === remote && candidate.version === version);
  return { visitors: row?.visitors ?? 0, failed: row?.failed ?? 0 };
}

/** Returns true if enough visitors have had each release of a canary, and none of the releases is worse. */
export function isAnalysed(comparisons: readonly Comparison[]): boolean {
  return comparisons.every(({ canary, isClearlyWorse: isWorse }) => canary.visitors >= MIN_VISITORS && !isWorse);
}

/** Formats `mf_feed@0.3.0 failed for 12 of 30 visitors (40 %), mf_feed@0.1.0 for 1 of 600 (0.2 %)`. */
export function describeComparison({ remote, canary, pinned }: Comparison): string {
  const other = pinned ? `, ${remote}@${pinned.version} for ${formatRate(pinned)}` : '';
  return `${remote}@${canary.version} failed for ${formatRate(canary)}${other}`;
}

function formatRate({ visitors, failed }: Votes): string {
  const percent = visitors === 0 ? 0 : Math.round((1000 * failed) / visitors) / 10;
  return `${failed} of ${visitors} visitors (${percent} %)`;
}
