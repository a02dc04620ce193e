import type { Status } from '@social/registry-client/browser';
import { Typography } from '@social/ui';
import { useState } from 'react';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ChangeForm } from '../../lib/actions/change-form';
import { findChanges } from '../../lib/actions/find-changes';
import { SelectField } from '../../lib/actions/select-field';
import { describeChange } from '../../lib/format/describe-revision';
import { QueryState } from '../../lib/layout/query-state';
import { useEnvironments, useStatus } from '../../lib/registry/queries';
import { useRegistry } from '../../lib/registry/registry-provider';

type PromoteDialogProps = { environment: string; onClose: () => void };

/** Pins another environment's composition in this one. */
export function PromoteDialog({ environment, onClose }: PromoteDialogProps) {
  const others = (useEnvironments().data ?? []).filter(({ name, revision }) => name !== environment && revision > 0);
  const [source, setSource] = useState('');
  const options = [{ value: '', label: 'Choose …' }, ...others.map(({ name }) => ({ value: name, label: name }))];
  return (
    <ActionDialog title={`Promote to ${environment}`} onClose={onClose} isWide>
      <SelectField label="From" value={source} options={options} onChange={setSource} />
      {source !== '' && <PromoteForm key={source} environment={environment} source={source} onClose={onClose} />}
    </ActionDialog>
  );
}

function PromoteForm({ environment, source, onClose }: PromoteDialogProps & { source: string }) {
  const target = useStatus(environment);
  const origin = useStatus(source);
  return (
    <QueryState query={target} what={environment}>
      {(status) => (
        <QueryState query={origin} what={source}>
          {(from) => <PromotePlan status={status} from={from} onClose={onClose} />}
        </QueryState>
      )}
    </QueryState>
  );
}

function PromotePlan({ status, from, onClose }: { status: Status; from: Status; onClose: () => void }) {
  const registry = useRegistry();
  const changes = findChanges(status.composition, from.composition);
  // Stored, because after the change both compositions are equal while the result is still shown.
  const [isDifferent] = useState(Object.keys(changes).length > 0);
  if (!isDifferent) return <Typography>Both run the same versions. There is nothing to promote.</Typography>;
  return (
    <ChangeForm
      status={status}
      changes={changes}
      submitLabel={`Promote ${from.environment} to ${status.environment}`}
      onSubmit={async (request) => {
        const pinned = await registry.pin(status.environment, { ...request, changes });
        return {
          text: `Revision ${pinned.revision}: ${pinned.changes.map(describeChange).join(', ')}.`,
          wayBack: `Roll back ${status.environment} to revision ${request.basedOn}.`,
        };
      }}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {from.environment} runs revision {from.revision}, {status.environment} revision {status.revision}.
      </Typography>
    </ChangeForm>
  );
}
