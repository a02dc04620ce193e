import { t } from '@social/texts';
import { Alert, Button, Stack, Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useId, useState, type FormEvent } from 'react';
import { PasswordField } from '../../lib/password-field';
import type { SignInState } from './use-sign-in';

type SignInFormProps = {
  state: Exclude<SignInState, { status: 'code-needed' }>;
  onSubmit: (username: string, password: string) => void;
  /** The member whose session expired; only the password is missing then. */
  knownUsername?: string | undefined;
};

/** Asks for name and password. 'Loading...' replaces the form while they are checked; the input is restored afterwards, with the focus in the password. */
export function SignInForm({ state, onSubmit, knownUsername = '' }: SignInFormProps) {
  const [username, setUsername] = useState(knownUsername);
  const [password, setPassword] = useState('');
  const alertId = useId();
  const hasFailed = state.status === 'failed';
  const startsAtPassword = hasFailed || knownUsername !== '';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(username, password);
  }

  if (state.status === 'submitting') return <Typography role="status">{t('Loading...')}</Typography>;
  return (
    <Stack component="form" spacing={2.5} onSubmit={handleSubmit} noValidate>
      {state.status === 'failed' && <SignInAlert id={alertId} {...state} />}
      <TextField
        label={t('Username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus={!startsAtPassword}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        fullWidth
      />
      <PasswordField
        label={t('Password')}
        name="password"
        error={hasFailed}
        autoComplete="current-password"
        autoFocus={startsAtPassword}
        {...(hasFailed && { 'aria-describedby': alertId })}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" fullWidth>
        {t('Log in')}
      </Button>
    </Stack>
  );
}

function SignInAlert({ id, message, detail }: { id: string; message: string; detail?: string }) {
  return (
    <Alert id={id} severity="error" role="alert">
      {message}
      {detail && (
        <Typography variant="body2" component="p">
          {detail}
        </Typography>
      )}
    </Alert>
  );
}
