import type { Canary } from '@social/registry-client/browser';
import { Typography } from '@social/ui';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ChangeForm } from '../../lib/actions/change-form';
import { formatReleases, formatStep } from '../../lib/format/describe-canary';
import { QueryState } from '../../lib/layout/query-state';
import { useStatus } from '../../lib/registry/queries';
import { useRegistry } from '../../lib/registry/registry-provider';

/** Starts the last aborted canary again, from its first step. */
export function RetryDialog({ environment, last, onClose }: { environment: string; last: Canary; onClose: () => void }) {
  const registry = useRegistry();
  return (
    <ActionDialog title={`Retry: ${formatReleases(last.changes)}`} onClose={onClose}>
      <QueryState query={useStatus(environment)} what={environment}>
        {(present) => (
          <ChangeForm
            status={present}
            submitLabel="Retry"
            changes={last.changes}
            onSubmit={async ({ basedOn, reason }) => {
              const { revision } = await registry.changeCanary(environment, 'retry', { basedOn, reason });
              return { text: `Revision ${revision}: it runs again, from its first step.`, wayBack: 'Abort the canary.' };
            }}
            onClose={onClose}
          >
            <Typography variant="body2">It goes through the same steps: {last.steps.map(formatStep).join(', ')}.</Typography>
          </ChangeForm>
        )}
      </QueryState>
    </ActionDialog>
  );
}
