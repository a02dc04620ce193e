import { RegistryError } from '@social/registry-client/browser';
import { Alert, Button, styled, Typography } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { ErrorNote } from '../layout/error-note';
import { refetchTopics } from '../registry/query-keys';

/** The outcome of an action: the new state, and the way to revert it. */
export type ActionResult = { text: string; wayBack: string };

/** Also the limit of the registry. */
const MAX_REASON_CHARACTERS = 500;

type ActionFormProps = {
  submitLabel: string;
  /** True if the rest of the form can be sent. */
  isReady: boolean;
  /** False if the registry stores no reason. */
  asksReason?: boolean;
  isDangerous?: boolean;
  onSubmit: (reason: string) => Promise<ActionResult>;
  onClose: () => void;
  /** Fields, and the effect of the action. */
  children: ReactNode;
  /** Renders a refusal that needs more than its sentence. Null for others. */
  renderRefusal?: (error: RegistryError) => ReactNode;
};

type Step = { name: 'editing' } | { name: 'sending' } | { name: 'refused'; error: Error } | { name: 'done'; result: ActionResult };

/**
 * A form that asks for a reason, sends one change, and then shows its result and the way to revert it. A refusal does not clear the typed
 * text.
 */
export function ActionForm(props: ActionFormProps) {
  const { submitLabel, isReady, asksReason = true, isDangerous = false, onSubmit, onClose, children, renderRefusal } = props;
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [step, setStep] = useState<Step>({ name: 'editing' });
  const [isReasonMissing, setIsReasonMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsReasonMissing(asksReason && reason.trim() === '');
    if (!isReady || step.name === 'sending' || (asksReason && (reason.trim() === '' || isTooLong(reason, MAX_REASON_CHARACTERS)))) return;
    setStep({ name: 'sending' });
    try {
      setStep({ name: 'done', result: await onSubmit(reason.trim()) });
    } catch (error) {
      // Another part asks for a new token. The form can be sent again after that.
      if (error instanceof RegistryError && error.status === 401) return setStep({ name: 'editing' });
      setStep({ name: 'refused', error: error instanceof Error ? error : new Error(String(error)) });
    }
    // Also without the stream of changes, and after a refusal: another person may have made a change.
    await refetchTopics(queries, ['*']);
  }

  if (step.name === 'done') return <ActionDone result={step.result} onClose={onClose} />;
  const refusal = step.name === 'refused' ? step.error : null;
  return (
    <Form noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      {children}
      {asksReason && (
        <LimitedField
          label="Reason"
          maxCharacters={MAX_REASON_CHARACTERS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isReasonMissing}
          helperText={isReasonMissing ? 'Say why: the history is read by people.' : 'The history shows it next to your name.'}
        />
      )}
      {refusal && <Refusal error={refusal} render={renderRefusal} />}
      <Buttons>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disabled={!isReady}
          loading={step.name === 'sending'}
        >
          {submitLabel}
        </Button>
      </Buttons>
    </Form>
  );
}
function Refusal({ error, render }: { error: Error; render: ActionFormProps['renderRefusal'] }) {
  const own = error instanceof RegistryError ? render?.(error) : null;
  if (own) return own;
  return <ErrorNote error={error} />;
}

function ActionDone({ result, onClose }: { result: ActionResult; onClose: () => void }) {
  return (
    <Form as="div">
      <Alert severity="success" role="status">
        {result.text}
      </Alert>
      <Typography variant="body2">
        <strong>Way back:</strong> {result.wayBack}
      </Typography>
      <Buttons>
        <Button variant="contained" autoFocus onClick={onClose}>
          Done
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), '& > *': { minWidth: 0 } }));
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(1) }));
