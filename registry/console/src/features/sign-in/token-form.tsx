import { createRegistryClient, RegistryError, type Token } from '@social/registry-client/browser';
import { Button, styled } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../lib/format/describe-error';
import { useSignInOffer } from '../../lib/registry/queries';
import { useConnection } from '../../lib/registry/registry-provider';

type FormState = { step: 'editing'; error: string | null } | { step: 'asking' };

/** Asks for a token, and passes it on if the registry accepts it. */
export function TokenForm({ onSignIn }: { onSignIn: (token: string, identity: Token) => void }) {
  const connection = useConnection();
  const offersOpenId = Boolean(useSignInOffer().data?.openId);
  const [token, setToken] = useState('');
  const [state, setState] = useState<FormState>({ step: 'editing', error: null });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const entered = token.trim();
    if (entered === '') return setState({ step: 'editing', error: 'Enter your token. It begins with mfp_.' });
    setState({ step: 'asking' });
    try {
      onSignIn(entered, await createRegistryClient({ ...connection, token: entered }).ownToken());
    } catch (error) {
      const isRefused = error instanceof RegistryError && error.status === 401;
      setState({ step: 'editing', error: isRefused ? 'The registry does not know this token, or it was revoked.' : describeError(error) });
    }
  }

  const error = state.step === 'editing' ? state.error : null;
  return (
    <Form noValidate onSubmit={(event: FormEvent) => void submit(event)}>
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
      <Button type="submit" variant={offersOpenId ? 'outlined' : 'contained'} loading={state.step === 'asking'}>
        Sign in
      </Button>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
