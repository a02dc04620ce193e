import type { CanaryStatus } from '@social/registry-client/browser';
import { Chip } from '@social/ui';
import { failurePercent } from '../../lib/format/describe-canary';
import { StackedTable, TableFrame } from '../../lib/layout/data-table';
import { Mono } from '../../lib/layout/version-text';
import { vitalColumns, type ReleaseVitals } from './vital-columns';

type Comparison = CanaryStatus['comparisons'][number];

type ComparisonTableProps = Pick<CanaryStatus, 'comparisons' | 'minVisitors' | 'vitals'>;

/** Shows the visitors with a failure of each release of the canary, and its web vitals, next to the pinned release of the remote. */
export function ComparisonTable({ comparisons, minVisitors, vitals }: ComparisonTableProps) {
  const find = (remote: string, version: string) => vitals.find((row) => row.remote === remote && row.version === version);
  return (
    <TableFrame tabIndex={0} role="region" aria-label="Failures and web vitals of the canary and of what is pinned">
      <StackedTable>
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
            {vitalColumns.map(({ name, title }) => (
              <th key={name} scope="col" className="figure">
                <abbr title={`${title}, of three pages in four at most`}>{name}</abbr>
              </th>
            ))}
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {comparisons.flatMap(({ remote, canary, pinned, isClearlyWorse }) => [
            <VoteRow
              key={`${remote} canary`}
              name={`${remote}@${canary.version}`}
              votes={canary}
              vitals={find(remote, canary.version)}
              verdict={describe(canary, isClearlyWorse, minVisitors)}
            />,
            pinned && (
              <VoteRow
                key={`${remote} pinned`}
                name={`${remote}@${pinned.version}`}
                votes={pinned}
                vitals={find(remote, pinned.version)}
                verdict="pinned"
              />
            ),
          ])}
        </tbody>
      </StackedTable>
    </TableFrame>
  );
}

function describe({ visitors }: Comparison['canary'], isClearlyWorse: boolean, minVisitors: number): string {
  if (isClearlyWorse) return 'clearly worse';
  return visitors < minVisitors ? `too few visitors: ${minVisitors} are needed` : 'not worse';
}

type VoteRowProps = { name: string; votes: { visitors: number; failed: number }; vitals: ReleaseVitals | undefined; verdict: string };

function VoteRow({ name, votes, vitals, verdict }: VoteRowProps) {
  const percent = failurePercent(votes);
  return (
    <tr>
      <th scope="row">
        <Mono>{name}</Mono>
      </th>
      <td data-label="Visitors" className="figure">
        {votes.visitors}
      </td>
      <td data-label="Failed for" className="figure">
        {votes.failed}
      </td>
      <td data-label="Share" className="figure">
        {percent === null ? '–' : `${percent} %`}
      </td>
      {vitalColumns.map(({ name: vital, read, format }) => {
        const figure = vitals && read(vitals);
        return (
          <td key={vital} data-label={vital} className="figure" title={figure ? `of ${figure.pages} pages` : undefined}>
            {figure ? format(figure.p75) : '–'}
          </td>
        );
      })}
      <td data-label="Verdict">
        {verdict === 'clearly worse' ? <Chip size="small" color="error" variant="outlined" label={verdict} /> : verdict}
      </td>
    </tr>
  );
}
