import type { PinRequest } from '@social/registry-client/browser';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { findChanges } from '../../lib/actions/find-changes';
import { PlanView } from '../../lib/actions/plan-view';
import { usePlan } from '../../lib/actions/use-plan';
import { ErrorNote } from '../../lib/layout/error-note';
import { QueryState } from '../../lib/layout/query-state';
import { useStatus } from '../../lib/registry/queries';
import { useRegistry } from '../../lib/registry/registry-provider';

type DecideDialogProps = { request: PinRequest; decision: 'approve' | 'reject' | 'cancel'; onClose: () => void };

const verbs = { approve: 'Approve', reject: 'Reject', cancel: 'Cancel' };

/** Approves or rejects a pending pin, with its current plan, which may have changed since the request. */
export function DecideDialog({ request, decision, onClose }: DecideDialogProps) {
  const { id, environment } = request;
  const registry = useRegistry();

  async function decide(reason: string) {
    if (decision !== 'approve') {
      await registry.reject(environment, id, { reason });
      return { text: `Request ${id} is rejected. Nothing moved.`, wayBack: 'Request the same pin again.' };
    }
    const { state, outcome, revision } = await registry.approve(environment, id);
    if (state === 'refused') return { text: `It was approved and then refused: ${outcome}`, wayBack: 'Nothing moved.' };
    const text = revision === null ? 'It is approved and runs at its time.' : `Revision ${revision} is pinned.`;
    return { text, wayBack: revision === null ? 'Reject it before its time.' : `Roll back ${environment} to revision ${revision - 1}.` };
  }

  return (
    <ActionDialog title={`${verbs[decision]} request ${id}`} onClose={onClose} isWide={decision === 'approve'}>
      <ActionForm
        submitLabel={`${verbs[decision]} it`}
        isReady
        isDangerous={decision !== 'approve'}
        asksReason={decision !== 'approve'}
        onSubmit={decide}
        onClose={onClose}
      >
        {decision === 'approve' ? (
          <PresentPlan request={request} />
        ) : (
          `${verbs[decision]} the request “${request.reason}” of ${request.by}.`
        )}
      </ActionForm>
    </ActionDialog>
  );
}

function PresentPlan({ request: { environment, composition } }: { request: PinRequest }) {
  const status = useStatus(environment);
  const plan = usePlan(environment, status.data ? findChanges(status.data.composition, composition) : {}, []);
  if (plan.error) return <ErrorNote error={plan.error} />;
  return (
    <QueryState query={plan} what="the plan">
      {(present) => <PlanView plan={present} areGatesAsked skippedGates={[]} onSkip={null} />}
    </QueryState>
  );
}
