import { Alert, Typography } from '@social/ui';
import { useBeginSignIn } from '../../lib/registry/use-begin-sign-in';
import { useSession } from '../../lib/session/session-provider';
import { OpenIdButton } from './open-id-button';
import { SignInFrame } from './sign-in-frame';
import { TokenForm } from './token-form';

/** Shown to everybody who is not signed in. */
export function SignInPage() {
  const { signIn, isRefused } = useSession();
  const beginSignIn = useBeginSignIn();
  return (
    <SignInFrame>
      {isRefused && <Alert severity="warning">Your token or session was revoked or has expired. Sign in again.</Alert>}
      <OpenIdButton onBegin={() => beginSignIn({ returnTo: `${window.location.pathname}${window.location.search}`, waitingTab: null })} />
      <TokenForm onSignIn={signIn} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        An administrator makes tokens with <code>registry token create</code>. On this machine, <code>npm start</code> names the file of
        yours.
      </Typography>
    </SignInFrame>
  );
}
