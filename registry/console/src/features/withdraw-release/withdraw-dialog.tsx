import type { ListedRelease } from '@social/registry-client/browser';
import { Alert, Typography } from '@social/ui';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { ReleaseUses } from '../../lib/releases/release-uses';
import { useRegistry } from '../../lib/registry/registry-provider';

/** Withdraws a release permanently. */
export function WithdrawDialog({ release, onClose }: { release: ListedRelease; onClose: () => void }) {
  const registry = useRegistry();
  const { remote, version, runsIn } = release;
  return (
    <ActionDialog title={`Withdraw ${remote}@${version}`} onClose={onClose}>
      <ActionForm
        submitLabel="Withdraw"
        isReady
        isDangerous
        onSubmit={async (reason) => {
          await registry.withdraw({ remote, version, reason });
          return {
            text: `${remote}@${version} is never pinned, rolled back to or fallen back to again.`,
            wayBack: 'There is none: publish the same build under the next version.',
          };
        }}
        onClose={onClose}
      >
        <Typography variant="body2">It stays published and is never pinned again. A withdrawal cannot be taken back.</Typography>
        {runsIn.length > 0 && (
          <Alert severity="warning">
            It runs here, and goes on running until another version is pinned:
            <ReleaseUses runsIn={runsIn} withdrawal={null} deprecation={null} />
          </Alert>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
