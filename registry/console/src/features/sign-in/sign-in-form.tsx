import { createRegistryClient, RegistryError } from '@social/registry/client/browser';
import { Alert, Button, styled, TextField, Typography } from '@social/ui';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../lib/format/describe-error';
import { useConnection } from '../../lib/registry/registry-provider';
import { useSession } from '../../lib/session/session-provider';

type FormState = { step: 'editing'; error: string | null } | { step: 'asking' };

/** Asks for a token and signs in with it when the registry knows it. */
export function SignInForm() {
  const connection = useConnection();
  const { signIn, signOutReason } = useSession();
  const [token, setToken] = useState('');
  const [state, setState] = useState<FormState>({ step: 'editing', error: null });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const entered = token.trim();
    if (entered === '') return setState({ step: 'editing', error: 'Enter your token. It begins with mfp_.' });
    setState({ step: 'asking' });
    try {
      signIn(entered, await createRegistryClient({ ...connection, token: entered }).ownToken());
    } catch (error) {
      const isRefused = error instanceof RegistryError && error.status === 401;
      setState({ step: 'editing', error: isRefused ? 'The registry does not know this token, or it was revoked.' : describeError(error) });
    }
  }

  const error = state.step === 'editing' ? state.error : null;
  return (
    <Center>
      <Form noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <Typography variant="h1">Registry</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          See what runs where, and move it.
        </Typography>
        {signOutReason === 'expired' && <Alert severity="warning">Your token was revoked or has expired. Sign in with another one.</Alert>}
        <TextField
          label="Token"
          type="password"
          autoComplete="current-password"
          autoFocus
          value={token}
          onChange={(event) => setToken(event.target.value)}
          error={error !== null}
          helperText={error ?? 'It stays in this tab and ends with it.'}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        <Button type="submit" variant="contained" loading={state.step === 'asking'}>
          Sign in
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          An administrator makes tokens with <code>registry token create</code>. On this machine, <code>npm start</code> names the file of
          yours.
        </Typography>
      </Form>
    </Center>
  );
}

const Center = styled('main')(({ theme }) => ({ minHeight: '100dvh', display: 'grid', alignItems: 'center', padding: theme.spacing(2) }));
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: '100%',
  maxWidth: 420,
  margin: '0 auto',
  padding: theme.spacing(4),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));
