import type { ExplainedRelease } from '@social/registry-client/browser';
import { Typography } from '@social/ui';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { useRegistry } from '../../lib/registry/registry-provider';

type SwitchDialogProps = { environment: string; release: ExplainedRelease; onClose: () => void };

/** Switches a remote off on every page of an environment, or on again. */
export function SwitchDialog({ environment, release: { remote, version, paths, disabled }, onClose }: SwitchDialogProps) {
  const registry = useRegistry();
  const isDisabled = disabled === null;
  const verb = isDisabled ? 'off' : 'on';
  return (
    <ActionDialog title={`Switch ${remote} ${verb} in ${environment}`} onClose={onClose}>
      <ActionForm
        submitLabel={`Switch ${verb}`}
        isReady
        isDangerous={isDisabled}
        onSubmit={async (reason) => {
          const revision = await registry.setDisabled(environment, remote, { isDisabled, reason });
          return {
            text: `Revision ${revision.revision}: ${remote} is switched ${verb} in ${environment}.`,
            wayBack: `Switch it ${isDisabled ? 'on' : 'off'} again: ${version} stays pinned all the while.`,
          };
        }}
        onClose={onClose}
      >
        <Typography variant="body2">
          {isDisabled
            ? `Its ${describePages(paths)} and every part that it shows on pages of others give way to a notice, whatever version is pinned. Other remotes run on.`
            : `Its ${describePages(paths)} run ${version} again.`}
        </Typography>
      </ActionForm>
    </ActionDialog>
  );
}

function describePages(paths: readonly string[]): string {
  return paths.length === 0 ? 'parts' : `pages (${paths.join(', ')})`;
}
