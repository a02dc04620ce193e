import type { Token } from '@social/registry-client/browser';
import { Alert, Button, styled, Typography } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useSignOut } from '../../lib/registry/use-sign-out';
import { useSession } from '../../lib/session/session-provider';
import { signInElsewhere } from '../../lib/session/sign-in-channel';
import { Column } from './column';
import { OpenIdButton } from './open-id-button';
import { TokenForm } from './token-form';

/**
 * Asks the operator for another token, above the page with their typed text, which is hidden until then. Another person gets a new page
 * without the previous person's data and text.
 */
export function SignInAgain({ name, isSignIn }: Pick<Token, 'name' | 'isSignIn'>) {
  const { signIn } = useSession();
  const signOut = useSignOut();
  const queries = useQueryClient();
  const titleId = useId();
  const stopListening = useRef(() => {});

  useEffect(() => () => stopListening.current(), []);

  function signInAgain(token: string, identity: Token, signOutHint: string | null = null) {
    if (identity.name !== name) queries.clear();
    signIn(token, identity, signOutHint);
  }

  function signInInAnotherTab() {
    stopListening.current();
    stopListening.current = signInElsewhere(({ token, signOutHint, ...identity }) => signInAgain(token, identity, signOutHint));
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ backdrop: { sx: { backgroundColor: 'background.default' } } }}
    >
      <Body>
        <Typography id={titleId} variant="h2">
          Sign in again
        </Typography>
        <Alert severity="warning">Your {isSignIn ? 'session' : 'token'} was revoked or has expired.</Alert>
        <Typography variant="body2">
          What you typed is still there when <strong>{name}</strong> is signed in again. Anybody else begins anew.
        </Typography>
        <OpenIdButton onBegin={signInInAnotherTab} />
        <TokenForm onSignIn={signInAgain} />
        <Button onClick={() => void signOut()}>Discard it and sign out</Button>
      </Body>
    </Dialog>
  );
}

const Body = styled(Column)(({ theme }) => ({
  padding: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));
