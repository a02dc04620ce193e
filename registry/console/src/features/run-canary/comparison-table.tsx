import type { CanaryStatus } from '@social/registry/client/browser';
import { Chip } from '@social/ui';
import { failurePercent } from '../../lib/format/describe-canary';
import { DataTable, TableFrame } from '../../lib/layout/data-table';
import { Mono } from '../../lib/layout/version-text';

type Comparison = CanaryStatus['comparisons'][number];

/** Shows for how many visitors each release of the canary failed, next to the pinned one of its remote. */
export function ComparisonTable({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <TableFrame tabIndex={0} role="region" aria-label="Failures of the canary and of what is pinned">
      <DataTable>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col" className="figure">
              Visitors
            </th>
            <th scope="col" className="figure">
              Failed for
            </th>
            <th scope="col" className="figure">
              Share
            </th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {comparisons.flatMap(({ remote, canary, pinned, isClearlyWorse }) => [
            <VoteRow
              key={`${remote} canary`}
              name={`${remote}@${canary.version}`}
              votes={canary}
              verdict={describe(canary, isClearlyWorse)}
            />,
            pinned && <VoteRow key={`${remote} pinned`} name={`${remote}@${pinned.version}`} votes={pinned} verdict="pinned" />,
          ])}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}

/** The fewest visitors after which the registry compares. */
const MIN_VISITORS = 20;

function describe({ visitors }: Comparison['canary'], isClearlyWorse: boolean): string {
  if (isClearlyWorse) return 'clearly worse';
  return visitors < MIN_VISITORS ? `too few visitors: ${MIN_VISITORS} are needed` : 'not worse';
}

type VoteRowProps = { name: string; votes: { visitors: number; failed: number }; verdict: string };

function VoteRow({ name, votes, verdict }: VoteRowProps) {
  const percent = failurePercent(votes);
  return (
    <tr>
      <th scope="row">
        <Mono>{name}</Mono>
      </th>
      <td className="figure">{votes.visitors}</td>
      <td className="figure">{votes.failed}</td>
      <td className="figure">{percent === null ? '–' : `${percent} %`}</td>
      <td>{verdict === 'clearly worse' ? <Chip size="small" color="error" variant="outlined" label={verdict} /> : verdict}</td>
    </tr>
  );
}
