import { t } from '@social/texts';
import { Alert, Button, Stack } from '@social/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { NewPasswordField } from '../../lib/new-password-field';
import { PasswordField } from '../../lib/password-field';
import type { PasswordChange, PasswordPart } from './password-change';
import { useChangePassword, type ChangePasswordState } from './use-change-password';

const emptyChange: PasswordChange = { current: '', next: '', confirmation: '' };

/** Asks for the current password and, twice, for the new one. */
export function ChangePasswordForm() {
  const [change, setChange] = useState(emptyChange);
  const { state, changePassword } = useChangePassword();
  const form = useFocusOfFirstProblem(state);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await changePassword(change)) setChange(emptyChange);
  }

  function partProps(part: PasswordPart) {
    const isUnchanged = state.status === 'failed' && state.refused[part] === change[part];
    const problem = isUnchanged ? state.problems[part] : undefined;
    return {
      name: part,
      size: 'small',
      value: change[part],
      onChange: ({ target }: { target: { value: string } }) => setChange({ ...change, [part]: target.value }),
      ...(problem !== undefined && { error: true, helperText: problem, slotProps: { formHelperText: { role: 'alert' } } }),
    } as const;
  }

  return (
    <Stack ref={form} component="form" spacing={2} onSubmit={(event) => void submit(event)} sx={{ maxWidth: 420 }}>
      {state.status === 'failed' && state.message !== null && (
        <Alert severity="error" role="alert">
          {state.message}
        </Alert>
      )}
      <PasswordField label={t('Current password')} autoComplete="current-password" {...partProps('current')} />
      <NewPasswordField label={t('New password')} {...partProps('next')} />
      <PasswordField label={t('Confirm new password')} autoComplete="new-password" {...partProps('confirmation')} />
      <Button
        type="submit"
        variant="contained"
        loading={state.status === 'submitting'}
        sx={{ alignSelf: 'start', maxWidth: '100%', whiteSpace: 'normal' }}
      >
        {t('Change password')}
      </Button>
    </Stack>
  );
}

function useFocusOfFirstProblem(state: ChangePasswordState) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  return form;
}
