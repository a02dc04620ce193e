import { Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useState } from 'react';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { zoneName } from '../../lib/format/zone-name';
import { useRegistry } from '../../lib/registry/registry-provider';

/** Freezes an environment until a time. */
export function FreezeDialog({ environment, onClose }: { environment: string; onClose: () => void }) {
  const registry = useRegistry();
  const [until, setUntil] = useState('');
  return (
    <ActionDialog title={`Freeze ${environment}`} onClose={onClose}>
      <ActionForm
        submitLabel="Freeze"
        isReady={until !== ''}
        onSubmit={async (reason) => {
          await registry.freeze(environment, { until: new Date(until).toISOString(), reason });
          return {
            text: `${environment} is frozen until ${until.replace('T', ' ')} (${zoneName()}).`,
            wayBack: 'End the freeze on the same page.',
          };
        }}
        onClose={onClose}
      >
        <Typography variant="body2">
          No version moves in {environment} until then: pins, promotions and requests are refused. Rollbacks and switches go on.
        </Typography>
        <TextField
          type="datetime-local"
          label="Until"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          helperText={`In your time zone, ${zoneName()}.`}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </ActionForm>
    </ActionDialog>
  );
}
