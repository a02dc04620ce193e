import type { Status } from '@social/registry-client/browser';
import { TextField } from '@social/ui/forms';
import { useState } from 'react';
import type { ActionResult } from '../../lib/actions/action-form';
import { ChangeForm, type ChangeRequest } from '../../lib/actions/change-form';
import { describeChange } from '../../lib/format/describe-revision';
import { zoneName } from '../../lib/format/zone-name';
import { useRegistry } from '../../lib/registry/registry-provider';
import { toChanges, VersionFields, type ChosenVersions } from '../../lib/releases/version-fields';

type PinFormProps = {
  status: Status;
  remotes: readonly string[];
  chosen: ChosenVersions;
  needsApproval: boolean;
  onClose: () => void;
};

/** Selects a version for each remote, and pins those that differ from the current ones: now, at a time, or after approval. */
export function PinForm({ status, remotes, chosen, needsApproval, onClose }: PinFormProps) {
  const { environment, composition } = status;
  const registry = useRegistry();
  const [versions, setVersions] = useState(chosen);
  const [runAt, setRunAt] = useState('');
  const changes = toChanges(versions, composition);
  const count = Object.keys(changes).length;
  const isRequest = needsApproval || runAt !== '';

  async function submit(request: ChangeRequest): Promise<ActionResult> {
    if (isRequest) {
      const asked = await registry.requestPin(environment, {
        ...request,
        changes,
        ...(runAt !== '' && { runAt: new Date(runAt).toISOString() }),
      });
      const text = asked.needsApproval ? 'It waits for the approval of somebody else.' : `It is pinned at ${runAt.replace('T', ' ')}.`;
      return { text: `Request ${asked.id} is stored. ${text}`, wayBack: `Cancel the request under Waiting in ${environment}.` };
    }
    const pinned = await registry.pin(environment, { ...request, changes });
    return {
      text: `Revision ${pinned.revision}: ${pinned.changes.map(describeChange).join(', ')}. New page loads in ${environment} run it now.`,
      wayBack: `Roll back ${environment} to revision ${request.basedOn}; open pages follow at their next look.`,
    };
  }

  return (
    <ChangeForm
      status={status}
      changes={changes}
      submitLabel={isRequest ? 'Request this pin' : `Pin ${count === 1 ? 'one release' : `${count} releases`}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <VersionFields remotes={remotes} composition={composition} chosen={versions} onChange={setVersions} />
      <TextField
        type="datetime-local"
        size="small"
        label="Not before"
        value={runAt}
        onChange={(event) => setRunAt(event.target.value)}
        helperText={`${needsApproval ? 'A second person has to approve pins here.' : 'Leave it empty to pin at once.'} In your time zone, ${zoneName()}.`}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ChangeForm>
  );
}
