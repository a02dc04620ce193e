import type { Status } from '@social/registry-client/browser';
import { Alert, Button, serverNow } from '@social/ui';
import { useState } from 'react';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { useRegistry } from '../../lib/registry/registry-provider';
import { useScopes } from '../../lib/session/session-provider';

const fullTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows that an environment is frozen, by which person and why, and can end the freeze. */
export function FreezeNotice({ status: { environment, freeze } }: { status: Status }) {
  const { mayOperate } = useScopes();
  const [isEnding, setEnding] = useState(false);
  const isFrozen = freeze !== null && Date.parse(freeze.until) > serverNow();
  const action = mayOperate(environment) && (
    <Button size="small" color="inherit" onClick={() => setEnding(true)}>
      End the freeze
    </Button>
  );
  return (
    <>
      {isFrozen && (
        <Alert severity="info" sx={{ mb: 2 }} action={action}>
          Frozen until {fullTime.format(new Date(freeze.until))} by {freeze.by}: “{freeze.reason}”. Only a rollback moves versions.
        </Alert>
      )}
      {/* Outlives the notice, which disappears when the freeze ends: the dialog reports that end. */}
      {isEnding && <UnfreezeDialog environment={environment} onClose={() => setEnding(false)} />}
    </>
  );
}

function UnfreezeDialog({ environment, onClose }: { environment: string; onClose: () => void }) {
  const registry = useRegistry();
  return (
    <ActionDialog title={`End the freeze of ${environment}`} onClose={onClose}>
      <ActionForm
        submitLabel="End the freeze"
        isReady
        asksReason={false}
        onSubmit={async () => {
          await registry.unfreeze(environment);
          return { text: `${environment} takes pins again.`, wayBack: `Freeze ${environment} again.` };
        }}
        onClose={onClose}
      >
        Pins and promotions are accepted again at once. Requests that wait for a time run at their time.
      </ActionForm>
    </ActionDialog>
  );
}
