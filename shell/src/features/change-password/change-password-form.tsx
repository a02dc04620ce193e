import { Alert, Button, Stack, TextField } from '@social/ui';
import { useState, type FormEvent } from 'react';
import { useChangePassword, type PasswordChange } from './use-change-password';

const emptyChange: PasswordChange = { current: '', next: '', confirmation: '' };

const fields = [
  { part: 'current', label: 'Current password', autoComplete: 'current-password' },
  { part: 'next', label: 'New password', autoComplete: 'new-password' },
  { part: 'confirmation', label: 'Confirm new password', autoComplete: 'new-password' },
] as const;

/** Asks for the current password and, twice, for the new one. */
export function ChangePasswordForm() {
  const [change, setChange] = useState(emptyChange);
  const { state, changePassword } = useChangePassword();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await changePassword(change)) setChange(emptyChange);
  }

  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void submit(event)} sx={{ maxWidth: 420 }}>
      {state.status === 'failed' && (
        <Alert severity="error" role="alert">
          {state.message}
        </Alert>
      )}
      {fields.map(({ part, label, autoComplete }) => (
        <TextField
          key={part}
          label={label}
          type="password"
          size="small"
          autoComplete={autoComplete}
          value={change[part]}
          onChange={({ target }) => setChange({ ...change, [part]: target.value })}
        />
      ))}
      <Button
        type="submit"
        variant="contained"
        loading={state.status === 'submitting'}
        sx={{ alignSelf: 'start', maxWidth: '100%', whiteSpace: 'normal' }}
      >
        Change password
      </Button>
    </Stack>
  );
}
