import { Alert, Button, Stack, TextField, Typography } from '@social/ui';
import { useState, type FormEvent } from 'react';
import type { SignInState } from './use-sign-in';

type SignInFormProps = {
  state: SignInState;
  onSubmit: (username: string, password: string) => void;
  /** The member whose session expired; only the password is missing then. */
  knownUsername?: string | undefined;
};

/** Asks for name and password. 'Loading...' replaces the form while they are checked; the input is restored afterwards. */
export function SignInForm({ state, onSubmit, knownUsername = '' }: SignInFormProps) {
  const [username, setUsername] = useState(knownUsername);
  const [password, setPassword] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(username, password);
  }

  if (state.status === 'submitting') return <Typography role="status">Loading...</Typography>;
  return (
    <Stack component="form" spacing={2.5} onSubmit={handleSubmit} noValidate>
      {state.status === 'failed' && <SignInAlert {...state.failure} />}
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus={knownUsername === ''}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        fullWidth
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={knownUsername !== ''}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" fullWidth>
        Log in
      </Button>
    </Stack>
  );
}

function SignInAlert({ message, detail }: { message: string; detail?: string }) {
  return (
    <Alert severity="error" role="alert">
      {message}
      {detail && (
        <Typography variant="body2" component="p">
          {detail}
        </Typography>
      )}
    </Alert>
  );
}
