import type { Canary } from '@social/registry-client/browser';
import { Stack } from '@social/ui';
import { useState } from 'react';
import { GuardedButton } from '../../lib/actions/guarded-button';
import { QueryState } from '../../lib/layout/query-state';
import { useCanary, useRecentRevisions } from '../../lib/registry/queries';
import { useScopes } from '../../lib/session/session-provider';
import { CanaryActionDialog } from './canary-action-dialog';
import { CanaryActions } from './canary-actions';
import type { RunningAction } from './canary-actions-text';
import { findLastCanary } from './find-last-canary';
import { NoCanary } from './no-canary';
import { RetryDialog } from './retry-dialog';
import { RunningCanary } from './running-canary';
import { StartDialog } from './start-dialog';

/** The open dialog, with its canary. */
type OpenDialog =
  | { name: 'start' }
  | { name: 'retry'; canary: Canary }
  | { name: 'act'; canary: Canary; revision: number; action: RunningAction };

/**
 * Shows the canary of an environment live, with its actions. The dialogs belong to the panel, because their actions replace the buttons
 * that opened them while the result is still shown.
 */
export function CanaryPanel({ environment }: { environment: string }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const refusal = useScopes().mayOperate(environment) ? null : `Your token may not operate ${environment}.`;
  const last = findLastCanary(useRecentRevisions(environment).data?.revisions ?? []);
  return (
    <>
      <QueryState query={useCanary(environment)} what="the canary" lines={8}>
        {(status) =>
          status.canary ? (
            <RunningCanary
              canary={status.canary}
              status={status}
              actions={
                <CanaryActions
                  canary={status.canary}
                  refusal={refusal}
                  onAct={(action) => status.canary && setDialog({ name: 'act', canary: status.canary, revision: status.revision, action })}
                />
              }
            />
          ) : (
            <NoCanary
              last={last}
              actions={
                <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
                  <GuardedButton
                    label="Start a canary …"
                    variant="contained"
                    refusal={refusal}
                    onClick={() => setDialog({ name: 'start' })}
                  />
                  {last?.outcome === 'withdrawn' && (
                    <GuardedButton
                      label="Retry the last one …"
                      variant="outlined"
                      refusal={refusal}
                      onClick={() => setDialog({ name: 'retry', canary: last.canary })}
                    />
                  )}
                </Stack>
              }
            />
          )
        }
      </QueryState>
      {dialog && <CanaryDialog environment={environment} dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

type CanaryDialogProps = { environment: string; dialog: OpenDialog; onClose: () => void };

function CanaryDialog({ environment, dialog, onClose }: CanaryDialogProps) {
  switch (dialog.name) {
    case 'start':
      return <StartDialog environment={environment} onClose={onClose} />;
    case 'retry':
      return <RetryDialog environment={environment} last={dialog.canary} onClose={onClose} />;
    case 'act': {
      const { canary, revision, action } = dialog;
      return <CanaryActionDialog {...{ environment, canary, revision, action, onClose }} />;
    }
  }
}
