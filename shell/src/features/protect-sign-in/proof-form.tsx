import { t } from '@social/texts';
import { Alert, Button, Stack } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { PasswordField } from '../../lib/password-field';
import type { FormRequestState } from '../../lib/use-form-request';
import type { ProofFailure } from './read-problem';

export type Proof = { password: string; code: string };

type ProofFormProps = {
  /** The fields that are asked for. */
  asks: readonly (keyof Proof)[];
  state: FormRequestState<ProofFailure>;
  submitLabel: string;
  onSubmit: (proof: Proof) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Asks a member for the password, for a code, or for both. */
export function ProofForm({ asks, state, submitLabel, onSubmit, onCancel, children }: ProofFormProps) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const form = useRef<HTMLFormElement>(null);
  const problem = state.status === 'failed' ? state : null;

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(proof);
  }

  function fieldProps(field: keyof Proof) {
    return {
      name: field,
      size: 'small',
      autoFocus: asks[0] === field,
      value: proof[field],
      onChange: ({ target }: { target: { value: string } }) => setProof({ ...proof, [field]: target.value }),
      ...(problem?.field === field && { error: true, helperText: problem.message, slotProps: { formHelperText: { role: 'alert' } } }),
    } as const;
  }

  return (
    <Stack ref={form} component="form" spacing={2} onSubmit={handleSubmit} noValidate sx={{ width: '100%', maxWidth: 420 }}>
      {children}
      {problem?.field === null && (
        <Alert severity="error" role="alert">
          {problem.message}
        </Alert>
      )}
      {asks.includes('password') && (
        <PasswordField label={t('Your password')} autoComplete="current-password" {...fieldProps('password')} />
      )}
      {asks.includes('code') && <TextField label={t('Code of the app')} autoComplete="one-time-code" {...fieldProps('code')} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={state.status === 'submitting'}>
          {submitLabel}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
