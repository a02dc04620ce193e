import type { Canary, CanaryStatus } from '@social/registry-client/browser';
import { Alert, Stack, styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { formatAudience, formatReleases } from '../../lib/format/describe-canary';
import { TimeAgo } from '../../lib/format/time-ago';
import { Panel } from '../../lib/layout/panel';
import { CanaryChart } from './canary-chart';
import { ComparisonTable } from './comparison-table';
import { StepList } from './step-list';

type RunningCanaryProps = { canary: Canary; status: CanaryStatus; actions: ReactNode };

/** Shows a running canary: its audience, its step, and the results of its releases. */
export function RunningCanary({ canary, status: { comparisons, minVisitors, vitals, points }, actions }: RunningCanaryProps) {
  const worse = comparisons.filter(({ isClearlyWorse }) => isClearlyWorse);
  return (
    <Stack spacing={3}>
      {worse.length > 0 && (
        <Alert severity="error">
          {worse.map(({ remote, canary: { version } }) => `${remote}@${version}`).join(', ')} fails clearly more often than what is pinned:
          the registry takes it back.
        </Alert>
      )}
      <Columns>
        <Panel title={formatReleases(canary.changes)}>
          <Stack spacing={2}>
            <Typography variant="body2">
              <strong>{formatAudience(canary)}</strong> get it; all others keep what is pinned. Started <TimeAgo at={canary.startedAt} /> by{' '}
              {canary.startedBy}.
            </Typography>
            {actions}
          </Stack>
        </Panel>
        <Panel title="Steps">
          <StepList canary={canary} comparisons={comparisons} minVisitors={minVisitors} />
        </Panel>
      </Columns>
      <Panel title="Failures and web vitals">
        <CanaryChart canary={canary} votes={points} />
        <ComparisonTable comparisons={comparisons} minVisitors={minVisitors} vitals={vitals} />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          LCP, INP and CLS are those of three sampled pages in four at most, since the canary began. Nothing is decided by them.
        </Typography>
      </Panel>
    </Stack>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
}));
