import type { Token } from '@social/registry/client/browser';
import { Alert, Button, Dialog, styled, Typography } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSession } from '../../lib/session/session-provider';
import { Column } from './column';
import { TokenForm } from './token-form';

/**
 * Asks who was signed in for another token, above the page with everything that they typed. Nothing of the page can be seen meanwhile.
 * Somebody else gets a new page: what another one read and typed is none of theirs.
 */
export function SignInAgain({ name }: { name: string }) {
  const { signIn, signOut } = useSession();
  const queries = useQueryClient();
  const titleId = useId();

  function signInAgain(token: string, identity: Token) {
    if (identity.name !== name) queries.clear();
    signIn(token, identity);
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
        <Alert severity="warning">Your token was revoked or has expired.</Alert>
        <Typography variant="body2">
          What you typed is still there when <strong>{name}</strong> is signed in again. Anybody else begins anew.
        </Typography>
        <TokenForm onSignIn={signInAgain} />
        <Button onClick={signOut}>Discard it and sign out</Button>
      </Body>
    </Dialog>
  );
}

const Body = styled(Column)(({ theme }) => ({
  padding: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));
