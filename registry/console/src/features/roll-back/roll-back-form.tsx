import type { RegistryError, Revision, Status } from '@social/registry-client/browser';
import { Alert, Button, Typography } from '@social/ui';
import { useState } from 'react';
import type { ActionResult } from '../../lib/actions/action-form';
import { ChangeForm, type ChangeRequest } from '../../lib/actions/change-form';
import { SelectField } from '../../lib/actions/select-field';
import { describeChange } from '../../lib/format/describe-revision';
import { useRegistry } from '../../lib/registry/registry-provider';
import { findTargets } from './rollback-targets';

type RollBackFormProps = { status: Status; revisions: readonly Revision[]; to: number | undefined; onClose: () => void };

/** Selects a target of a rollback, shows its changes, and carries it out. */
export function RollBackForm({ status, revisions, to, onClose }: RollBackFormProps) {
  const { environment } = status;
  const registry = useRegistry();
  const targets = findTargets(status, revisions, to);
  const [chosen, setChosen] = useState(to === undefined ? (targets[0]?.value ?? '') : `revision ${to}`);
  const [takesBackOthers, setTakesBackOthers] = useState(false);
  const target = targets.find(({ value }) => value === chosen);

  async function submit({ basedOn, reason }: ChangeRequest): Promise<ActionResult> {
    const restored = await registry.rollBack(environment, { basedOn, reason, takesBackOthers, ...target?.request });
    return {
      text: `Revision ${restored.revision}: ${restored.changes.map(describeChange).join(', ')}.`,
      wayBack: `Roll back ${environment} to revision ${basedOn}: a way back is a revision like any other.`,
    };
  }

  function renderRefusal(error: RegistryError) {
    if (error.code !== 'REG_ROLLBACK_OF_OTHERS') return null;
    return (
      <Alert severity="warning">
        {error.message}{' '}
        <Button size="small" variant="outlined" color="inherit" onClick={() => setTakesBackOthers(true)} disabled={takesBackOthers}>
          Take back their changes, too
        </Button>
      </Alert>
    );
  }

  if (targets.length === 0) return <Typography>There is no other composition to go back to.</Typography>;
  return (
    <ChangeForm
      status={status}
      changes={target?.changes ?? {}}
      areGatesAsked={false}
      submitLabel="Roll back"
      onSubmit={submit}
      onClose={onClose}
      renderRefusal={renderRefusal}
    >
      <SelectField label="Way back" value={chosen} options={targets} onChange={setChosen} />
    </ChangeForm>
  );
}
