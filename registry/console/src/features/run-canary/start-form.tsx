import { CanaryStepsError, parseCanarySteps, type CanaryStep, type Status } from '@social/registry-client/browser';
import { TextField } from '@social/ui/forms';
import { useState } from 'react';
import type { ActionResult } from '../../lib/actions/action-form';
import { ChangeForm, type ChangeRequest } from '../../lib/actions/change-form';
import { formatAudience } from '../../lib/format/describe-canary';
import { useRegistry } from '../../lib/registry/registry-provider';
import { toChanges, VersionFields, type ChosenVersions } from '../../lib/releases/version-fields';

type StartFormProps = { status: Status; remotes: readonly string[]; onClose: () => void };

const FIRST_STEPS = '5, pause:10m, 25, analysis, 50, pause';

/** Selects the releases and steps of a canary, and its audience besides the share of members. */
export function StartForm({ status, remotes, onClose }: StartFormProps) {
  const { environment, composition } = status;
  const registry = useRegistry();
  const [versions, setVersions] = useState<ChosenVersions>({});
  const [steps, setSteps] = useState(FIRST_STEPS);
  const [members, setMembers] = useState('');
  const [isForStaff, setIsForStaff] = useState(false);
  const changes = toChanges(versions, composition);
  const parsed = readSteps(steps);
  const cohort = { members: members.split(/[\s,]+/).filter(Boolean), staff: isForStaff };

  async function submit(request: ChangeRequest): Promise<ActionResult> {
    if ('problem' in parsed) throw new CanaryStepsError(parsed.problem);
    const { revision, canary } = await registry.startCanary(environment, { ...request, changes, steps: parsed.steps, cohort });
    const audience = canary ? formatAudience(canary) : 'Nobody';
    return {
      text: `Revision ${revision}: ${audience} get it from their next page load on.`,
      wayBack: 'Abort the canary; the registry does so by itself when it fails clearly more often than what is pinned.',
    };
  }

  return (
    <ChangeForm
      status={status}
      changes={'problem' in parsed ? {} : changes}
      submitLabel="Start the canary"
      onSubmit={submit}
      onClose={onClose}
    >
      <VersionFields remotes={remotes} composition={composition} chosen={versions} onChange={setVersions} />
      <TextField
        size="small"
        label="Steps"
        value={steps}
        onChange={(event) => setSteps(event.target.value)}
        error={'problem' in parsed}
        helperText={'problem' in parsed ? parsed.problem : 'Percent of the members, pauses and analyses; after the last one it is pinned.'}
      />
      <TextField
        size="small"
        label="Members who get it whatever the share is"
        value={members}
        onChange={(event) => setMembers(event.target.value)}
        helperText="Their ids, such as 12, 13."
      />
      <label>
        <input type="checkbox" checked={isForStaff} onChange={(event) => setIsForStaff(event.target.checked)} /> So does the staff of this
        environment
      </label>
    </ChangeForm>
  );
}

function readSteps(text: string): { steps: CanaryStep[] } | { problem: string } {
  try {
    return { steps: parseCanarySteps(text) };
  } catch (error) {
    if (error instanceof CanaryStepsError) return { problem: error.message };
    throw error;
  }
}
