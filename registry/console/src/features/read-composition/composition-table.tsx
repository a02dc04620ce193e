import type { ExplainedRelease } from '@social/registry-client/browser';
import { Chip, EmptyState, Stack, styled, TextLink } from '@social/ui';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';
import { describeRevision } from '../../lib/format/describe-revision';
import { TimeAgo } from '../../lib/format/time-ago';
import { StackedTable, TableFrame } from '../../lib/layout/data-table';
import { QueryState } from '../../lib/layout/query-state';
import { Mono } from '../../lib/layout/version-text';
import { useExplanation } from '../../lib/registry/queries';

type CompositionTableProps = {
  environment: string;
  /** Renders the buttons of a release. */
  renderActions: (release: ExplainedRelease) => ReactNode;
};

/** Shows the composition of an environment and the reasons for its versions. */
export function CompositionTable({ environment, renderActions }: CompositionTableProps) {
  return (
    <QueryState query={useExplanation(environment)} what={environment} lines={8}>
      {({ releases }) =>
        releases.length === 0 ? (
          <EmptyState title="Nothing is pinned yet" />
        ) : (
          <TableFrame tabIndex={0} role="region" aria-label="What runs now">
            <StackedTable>
              <thead>
                <tr>
                  <th scope="col">Remote</th>
                  <th scope="col">Version</th>
                  <th scope="col">Since</th>
                  <th scope="col">Falls back to</th>
                  <th scope="col">Pages</th>
                  <th scope="col">Actions</th>
                </tr>
              </thead>
              <tbody>
                {releases.map((release) => (
                  <CompositionRow key={release.remote} release={release} actions={renderActions(release)} />
                ))}
              </tbody>
            </StackedTable>
          </TableFrame>
        )
      }
    </QueryState>
  );
}

function CompositionRow({ release, actions }: { release: ExplainedRelease; actions: ReactNode }) {
  const { remote, version, introducedBy, fallback, paths, disabled, withdrawal } = release;
  return (
    <tr>
      <th scope="row">
        <TextLink component={Link} to={`/remotes/${remote}`} sx={{ fontWeight: 700 }}>
          <Mono>{remote}</Mono>
        </TextLink>
      </th>
      <td data-label="Version">
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <TextLink component={Link} to={`/remotes/${remote}/${version}`} sx={{ fontWeight: 700 }}>
            <Mono>{version}</Mono>
          </TextLink>
          {disabled !== null && <Chip size="small" color="error" variant="outlined" label="Off" title={disabled} />}
          {withdrawal && <Chip size="small" color="error" variant="outlined" label="Withdrawn" title={withdrawal.reason} />}
        </Stack>
      </td>
      <td data-label="Since">
        {introducedBy && (
          <span title={describeRevision(introducedBy)}>
            <TimeAgo at={introducedBy.at} /> by {introducedBy.by}
            <br />
            <Reason>{introducedBy.reason}</Reason>
          </span>
        )}
      </td>
      <td data-label="Falls back to">{fallback === null ? '–' : <Mono>{fallback}</Mono>}</td>
      <td data-label="Pages">{paths.join(', ') || '–'}</td>
      <td>{actions}</td>
    </tr>
  );
}

const Reason = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
