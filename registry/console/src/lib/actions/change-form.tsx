import type { CompositionChanges, RegistryError, Status } from '@social/registry-client/browser';
import { Skeleton, Typography } from '@social/ui';
import { useState, type ReactNode } from 'react';
import { ErrorNote } from '../layout/error-note';
import { useRecentRevisions, useStatus } from '../registry/queries';
import { useScopes } from '../session/session-provider';
import { ActionForm, type ActionResult } from './action-form';
import { PlanView } from './plan-view';
import { StaleNotice } from './stale-notice';
import { useIsFresh } from './use-is-fresh';
import { usePlan } from './use-plan';

export type ChangeRequest = { basedOn: number; reason: string; skipGates: string[] };

type ChangeFormProps = {
  /** The initial state of the form. Later states are shown as changes of others. */
  status: Status;
  submitLabel: string;
  /** Empty if nothing is selected. */
  changes: CompositionChanges;
  areGatesAsked?: boolean;
  onSubmit: (request: ChangeRequest) => Promise<ActionResult>;
  onClose: () => void;
  children: ReactNode;
  renderRefusal?: (error: RegistryError) => ReactNode;
};

/** A form for changing versions. Shows the plan first, and sends the change based on the revision that the operator has seen. */
export function ChangeForm({ status, submitLabel, changes, areGatesAsked = true, onSubmit, children, ...rest }: ChangeFormProps) {
  const { environment } = status;
  const present = useStatus(environment);
  const latest = present.data?.revision ?? status.revision;
  const isFresh = useIsFresh(present.isFetching);
  const [basedOn, setBasedOn] = useState<number | null>(null);
  const [skipGates, setSkipGates] = useState<string[]>([]);
  const { maySkipGates } = useScopes();
  const revisions = useRecentRevisions(environment).data?.revisions ?? [];
  const isStale = basedOn !== null && latest > basedOn;
  const isChosen = Object.keys(changes).length > 0;
  const plan = usePlan(environment, changes, skipGates);
  const isAccepted = plan.data !== undefined && (areGatesAsked ? plan.data.isAccepted : plan.data.changes.length > 0);

  if (isFresh && basedOn === null) setBasedOn(latest);

  function setSkipped(gate: string, isSkipped: boolean) {
    setSkipGates((gates) => (isSkipped ? [...gates, gate] : gates.filter((other) => other !== gate)));
  }

  return (
    <ActionForm
      {...rest}
      submitLabel={submitLabel}
      isReady={basedOn !== null && isChosen && isAccepted && !isStale && !plan.isPlaceholderData}
      onSubmit={(reason) => onSubmit({ basedOn: basedOn ?? latest, reason, skipGates })}
    >
      {children}
      {isStale && (
        <StaleNotice since={revisions.filter(({ revision }) => revision > basedOn)} latest={latest} onContinue={() => setBasedOn(latest)} />
      )}
      {!isChosen && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Choose what to change; the plan is shown here before anything moves.
        </Typography>
      )}
      {isChosen && plan.error && <ErrorNote error={plan.error} />}
      {isChosen && plan.isPending && <Skeleton variant="rounded" height={120} />}
      {isChosen && plan.data && (
        <PlanView
          plan={plan.data}
          areGatesAsked={areGatesAsked}
          skippedGates={skipGates}
          onSkip={maySkipGates(environment) ? setSkipped : null}
        />
      )}
    </ActionForm>
  );
}
