import type { Canary } from '@social/registry/client/browser';
import { Typography } from '@social/ui';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { ChangeForm } from '../../lib/actions/change-form';
import { formatReleases } from '../../lib/format/describe-canary';
import { QueryState } from '../../lib/layout/query-state';
import { useStatus } from '../../lib/registry/queries';
import { useRegistry } from '../../lib/registry/registry-provider';
import { canaryActions, type RunningAction } from './canary-actions-text';

type CanaryActionDialogProps = { environment: string; canary: Canary; action: RunningAction; onClose: () => void };

/** Carries out an action on a canary that runs. What gives it to more members shows the plan and the gates first. */
export function CanaryActionDialog({ environment, canary, action, onClose }: CanaryActionDialogProps) {
  const registry = useRegistry();
  const status = useStatus(environment);
  const { label, effect, done, wayBack } = canaryActions[action];

  async function submit({ basedOn, reason }: { basedOn: number; reason: string }) {
    const { revision } = await registry.changeCanary(environment, action, { basedOn, reason });
    return { text: `Revision ${revision}: ${done}`, wayBack };
  }

  const text = <Typography variant="body2">{effect}</Typography>;
  const submitLabel = label.replace(' …', '');
  return (
    <ActionDialog title={`${submitLabel}: ${formatReleases(canary.changes)}`} onClose={onClose}>
      <QueryState query={status} what={environment}>
        {(present) =>
          action === 'promote' || action === 'skip' ? (
            <ChangeForm status={present} submitLabel={submitLabel} changes={canary.changes} onSubmit={submit} onClose={onClose}>
              {text}
            </ChangeForm>
          ) : (
            <ActionForm
              submitLabel={submitLabel}
              // After a change of one's own the state is still on its way, and the registry would call it somebody else's.
              isReady={!status.isFetching}
              isDangerous={action === 'abort'}
              onSubmit={(reason) => submit({ basedOn: present.revision, reason })}
              onClose={onClose}
            >
              {text}
            </ActionForm>
          )
        }
      </QueryState>
    </ActionDialog>
  );
}
