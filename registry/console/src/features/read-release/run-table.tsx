import type { ReleaseRun } from '@social/registry-client/browser';
import { Chip, TextLink, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { TimeAgo } from '../../lib/format/time-ago';
import { StackedTable, TableFrame } from '../../lib/layout/data-table';

/** Shows in which environments a release ran, with the authors of its start and end, latest first. */
export function RunTable({ runs }: { runs: readonly ReleaseRun[] }) {
  if (runs.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No environment has run it.
      </Typography>
    );
  return (
    <TableFrame tabIndex={0} role="region" aria-label="Environments that ran this release">
      <StackedTable>
        <thead>
          <tr>
            <th scope="col">Environment</th>
            <th scope="col">For</th>
            <th scope="col">Since</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ environment, role, from, until }) => (
            <tr key={`${environment} ${from.revision}`}>
              <th scope="row">
                <TextLink component={Link} to={`/environments/${environment}/history`}>
                  {environment}
                </TextLink>
              </th>
              <td data-label="For">{role === 'pinned' ? 'everybody' : 'a canary'}</td>
              <td data-label="Since">
                <RunEdge edge={from} />
              </td>
              <td data-label="Until">
                {until ? <RunEdge edge={until} /> : <Chip size="small" color="success" variant="outlined" label="runs now" />}
              </td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
    </TableFrame>
  );
}

function RunEdge({ edge: { revision, at, by, reason } }: { edge: ReleaseRun['from'] }) {
  return (
    <div>
      <TimeAgo at={at} /> by {by}, revision {revision}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
    </div>
  );
}
