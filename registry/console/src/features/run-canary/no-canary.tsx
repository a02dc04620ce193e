import { Alert, EmptyState, Stack } from '@social/ui';
import type { ReactNode } from 'react';
import { formatReleases } from '../../lib/format/describe-canary';
import { TimeAgo } from '../../lib/format/time-ago';
import type { EndedCanary } from './find-last-canary';

/** Shows that no canary runs, and the outcome of the last one. */
export function NoCanary({ last, actions }: { last: EndedCanary | null; actions: ReactNode }) {
  return (
    <Stack spacing={3}>
      {last && (
        <Alert severity={last.outcome === 'withdrawn' ? 'warning' : 'success'}>
          <strong>
            The canary of {formatReleases(last.canary.changes)} was {last.outcome === 'withdrawn' ? 'taken back' : 'promoted'}
          </strong>{' '}
          <TimeAgo at={last.end.at} /> by {last.end.by}: “{last.end.reason}”
        </Alert>
      )}
      <EmptyState
        title="No canary runs"
        detail="A canary gives new releases to a share of the members first, and takes itself back when they fail."
        action={actions}
      />
    </Stack>
  );
}
