import { t } from '@social/texts';
import { Alert, Button, Stack } from '@social/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { NewPasswordField } from '../../lib/new-password-field';
import { PasswordField } from '../../lib/password-field';
import type { NewPassword, ResetPasswordState } from './use-reset-password';

type ResetPasswordFormProps = { username: string; state: ResetPasswordState; onSubmit: (wanted: NewPassword) => void };

/** Asks twice for the new password of a member. */
export function ResetPasswordForm({ username, state, onSubmit }: ResetPasswordFormProps) {
  const [wanted, setWanted] = useState<NewPassword>({ password: '', confirmation: '' });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(wanted);
  }

  function help(field: keyof NewPassword) {
    if (state.status !== 'failed' || state.problem?.field !== field) return {};
    return { error: true, helperText: state.problem.text, slotProps: { formHelperText: { role: 'alert' } } };
  }

  return (
    <Stack ref={form} component="form" spacing={2.5} onSubmit={handleSubmit} noValidate>
      {state.status === 'failed' && state.message !== null && (
        <Alert severity="error" role="alert">
          {state.message}
        </Alert>
      )}
      <NewPasswordField
        label={t('New password')}
        name="password"
        ownNames={[username]}
        autoFocus
        {...help('password')}
        value={wanted.password}
        onChange={({ target }) => setWanted({ ...wanted, password: target.value })}
        fullWidth
      />
      <PasswordField
        label={t('Confirm new password')}
        name="confirmation"
        autoComplete="new-password"
        {...help('confirmation')}
        value={wanted.confirmation}
        onChange={({ target }) => setWanted({ ...wanted, confirmation: target.value })}
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" loading={state.status === 'submitting'} fullWidth>
        {t('Change password')}
      </Button>
      {/* Password managers store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
    </Stack>
  );
}
