import type { ExplainedRelease } from '@social/registry/client/browser';
import { EmptyState, TextLink } from '@social/ui';
import { Link } from '@social/ui/router';
import { TimeAgo } from '../../lib/format/time-ago';
import { describeRevision } from '../../lib/format/describe-revision';
import { DataTable, TableFrame } from '../../lib/layout/data-table';
import { QueryState } from '../../lib/layout/query-state';
import { Mono } from '../../lib/layout/version-text';
import { useExplanation } from '../../lib/registry/queries';

/** Shows what an environment runs, and why. */
export function CompositionTable({ environment }: { environment: string }) {
  return (
    <QueryState query={useExplanation(environment)} what={environment} lines={8}>
      {({ releases }) =>
        releases.length === 0 ? (
          <EmptyState title="Nothing is pinned yet" />
        ) : (
          <TableFrame tabIndex={0} role="region" aria-label="What runs now">
            <DataTable>
              <thead>
                <tr>
                  <th scope="col">Remote</th>
                  <th scope="col">Version</th>
                  <th scope="col">Since</th>
                  <th scope="col">Why</th>
                  <th scope="col">Falls back to</th>
                  <th scope="col">Pages</th>
                </tr>
              </thead>
              <tbody>
                {releases.map((release) => (
                  <CompositionRow key={release.remote} release={release} />
                ))}
              </tbody>
            </DataTable>
          </TableFrame>
        )
      }
    </QueryState>
  );
}

function CompositionRow({ release: { remote, version, introducedBy, fallback, paths } }: { release: ExplainedRelease }) {
  return (
    <tr>
      <th scope="row">
        <Mono>{remote}</Mono>
      </th>
      <td>
        <TextLink component={Link} to={`/remotes/${remote}/${version}`} sx={{ fontWeight: 700 }}>
          <Mono>{version}</Mono>
        </TextLink>
      </td>
      <td>
        {introducedBy && (
          <span title={describeRevision(introducedBy)}>
            <TimeAgo at={introducedBy.at} /> by {introducedBy.by}
          </span>
        )}
      </td>
      <td>{introducedBy?.reason}</td>
      <td>{fallback === null ? '–' : <Mono>{fallback}</Mono>}</td>
      <td>{paths.join(', ')}</td>
    </tr>
  );
}
