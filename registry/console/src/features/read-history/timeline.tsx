import type { RevisionFailures } from '@social/registry-client/browser';
import { Chip, styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { describeRevision } from '../../lib/format/describe-revision';
import { TimeAgo } from '../../lib/format/time-ago';
import { failurePercent } from '../../lib/format/describe-canary';
import type { HistoryEntry } from './merge-events';
import { RevisionDetails } from './revision-details';

type TimelineProps = {
  entries: readonly HistoryEntry[];
  failures: readonly RevisionFailures[];
  /** The latest revision, which cannot be a target of a rollback. */
  head: number;
  renderRollBack: (revision: number) => ReactNode;
};

/** Shows changes along a line, with author, time and reason. */
export function Timeline({ entries, failures, head, renderRollBack }: TimelineProps) {
  return (
    <List aria-label="History">
      {entries.map((entry) =>
        'revision' in entry ? (
          <li key={`revision ${entry.revision.revision}`} data-kind={entry.revision.kind}>
            <Title>
              <Chip size="small" variant="outlined" label={`Revision ${entry.revision.revision}`} />
              <strong>{entry.revision.by}</strong> {describeRevision(entry.revision)}
            </Title>
            <Reason reason={entry.revision.reason} at={entry.at} />
            {entry.revision.skippedGates.length > 0 && (
              <Typography variant="body2" sx={{ color: 'warning.main' }}>
                Skipped gates: {entry.revision.skippedGates.join(', ')}
              </Typography>
            )}
            <FailureNotes failures={failures.filter(({ revision }) => revision === entry.revision.revision)} />
            <RevisionDetails
              revision={entry.revision}
              rollBack={entry.revision.revision === head ? null : renderRollBack(entry.revision.revision)}
            />
          </li>
        ) : (
          <li key={`event ${entry.event.id}`} data-kind="event">
            <Title>
              <strong>{entry.event.by}</strong> {eventTexts[entry.event.kind] ?? entry.event.kind}
            </Title>
            <Reason reason={entry.event.reason} at={entry.at} />
          </li>
        ),
      )}
    </List>
  );
}

/** Maximum number of releases whose failures are shown: those that failed for the most visitors. */
const MAX_FAILURES = 3;

/** Shows the number of visitors with failures of releases while the revision was the latest. */
function FailureNotes({ failures }: { failures: readonly RevisionFailures[] }) {
  const others = failures.length - MAX_FAILURES;
  return (
    <>
      {failures.slice(0, MAX_FAILURES).map(({ remote, version, ...votes }) => (
        <Typography key={`${remote}@${version}`} variant="body2" sx={{ color: 'error.main' }}>
          {remote}@{version} failed for {votes.failed} of {votes.visitors} visitors ({failurePercent(votes)} %)
        </Typography>
      ))}
      {others > 0 && <Typography variant="body2">and {others} more releases for fewer</Typography>}
    </>
  );
}

/** Kinds that this console does not know are shown by name. */
const eventTexts: Record<string, string> = {
  create: 'made the environment',
  settings: 'changed settings',
  freeze: 'froze versions',
  unfreeze: 'ended the freeze',
  request: 'requested a pin',
  schedule: 'scheduled a pin',
  approve: 'approved a pin',
  run: 'had a pin carried out at its time',
  reject: 'rejected a pin',
  refuse: 'had a pin refused',
  expire: 'let a request expire',
};

function Reason({ reason, at }: { reason: string; at: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {reason !== '' && `“${reason}” · `}
      <TimeAgo at={at} />
    </Typography>
  );
}

const Title = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
}));

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: spacing(0, 0, 0, 1),
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: spacing(0.5),
    padding: spacing(0, 0, 3, 3),
    borderLeft: `2px solid ${vars.palette.divider}`,
    '&:last-of-type': { borderLeftColor: 'transparent' },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -7,
      top: 6,
      width: 12,
      height: 12,
      borderRadius: 6,
      background: vars.palette.success.main,
      boxShadow: `0 0 0 3px ${vars.palette.background.default}`,
    },
    '&[data-kind="rollback"]::before, &[data-kind="disable"]::before, &[data-kind="archive"]::before': {
      background: vars.palette.warning.main,
    },
    '&[data-kind="event"]::before': { background: vars.palette.text.disabled },
  },
}));
