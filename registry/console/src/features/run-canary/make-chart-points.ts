import type { Canary, CanaryStatus } from '@social/registry-client/browser';
import { failurePercent } from '../../lib/format/describe-canary';

/** A minute of the chart, in milliseconds, with the failures by release in percent of its visitors. Null if none reported. */
export type ChartPoint = { at: number } & Record<string, number | null>;

/** Groups the votes by minute. @returns the points by time, and the releases, those of the canary first. */
export function makeChartPoints({ changes }: Pick<Canary, 'changes'>, votes: CanaryStatus['points']) {
  const isCanary = ({ remote, version }: { remote: string; version: string }) => changes[remote] === version;
  const releases = [...new Map(votes.map((vote) => [nameOf(vote), isCanary(vote)])).entries()]
    .map(([name, isOfCanary]) => ({ name, isOfCanary }))
    .sort((a, b) => Number(b.isOfCanary) - Number(a.isOfCanary) || (a.name < b.name ? -1 : 1));
  const points = new Map<number, ChartPoint>();
  for (const vote of votes) {
    const at = Date.parse(vote.at);
    const point: ChartPoint = points.get(at) ?? { at };
    point[nameOf(vote)] = failurePercent(vote);
    points.set(at, point);
  }
  return { releases, points: [...points.values()].sort((a, b) => a.at - b.at) };
}

const nameOf = ({ remote, version }: { remote: string; version: string }) => `${remote}@${version}`;
