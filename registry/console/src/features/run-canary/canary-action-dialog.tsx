import type { Canary, Revision } from '@social/registry-client/browser';
import { Typography } from '@social/ui';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { ChangeForm } from '../../lib/actions/change-form';
import { useIsFresh } from '../../lib/actions/use-is-fresh';
import { formatReleases } from '../../lib/format/describe-canary';
import { QueryState } from '../../lib/layout/query-state';
import { useStatus } from '../../lib/registry/queries';
import { useRegistry } from '../../lib/registry/registry-provider';
import { abortCanary } from './abort-canary';
import { canaryActions, type RunningAction } from './canary-actions-text';

type CanaryActionDialogProps = {
  environment: string;
  canary: Canary;
  /** The revision at which the canary was shown. */
  revision: number;
  action: RunningAction;
  onClose: () => void;
};

/**
 * Carries out an action on a running canary. Actions that give it to more members show the plan and the gates first. An abort does not wait
 * for the current state, because the registry may be slow when a canary fails.
 */
export function CanaryActionDialog({ environment, canary, revision, action, onClose }: CanaryActionDialogProps) {
  const registry = useRegistry();
  const status = useStatus(environment);
  const isFresh = useIsFresh(status.isFetching);
  const { label, effect, done, wayBack } = canaryActions[action];
  const submitLabel = label.replace(' …', '');

  async function submit(change: Promise<Revision>) {
    return { text: `Revision ${(await change).revision}: ${done}`, wayBack };
  }

  const form = { submitLabel, onClose, children: <Typography variant="body2">{effect}</Typography> };
  return (
    <ActionDialog title={`${submitLabel}: ${formatReleases(canary.changes)}`} onClose={onClose}>
      {action === 'abort' ? (
        <ActionForm
          {...form}
          isReady
          isDangerous
          onSubmit={(reason) => submit(abortCanary(registry, environment, canary, { basedOn: revision, reason }))}
        />
      ) : (
        <QueryState query={status} what={environment}>
          {(present) =>
            action === 'promote' || action === 'skip' ? (
              <ChangeForm
                {...form}
                status={present}
                changes={canary.changes}
                onSubmit={({ basedOn, reason }) => submit(registry.changeCanary(environment, action, { basedOn, reason }))}
              />
            ) : (
              <ActionForm
                {...form}
                isReady={isFresh}
                onSubmit={(reason) => submit(registry.changeCanary(environment, action, { basedOn: present.revision, reason }))}
              />
            )
          }
        </QueryState>
      )}
    </ActionDialog>
  );
}
