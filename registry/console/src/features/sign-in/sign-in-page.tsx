import { Alert, Typography } from '@social/ui';
import { useEffect, useState } from 'react';
import { useBeginSignIn } from '../../lib/registry/use-begin-sign-in';
import { useSession } from '../../lib/session/session-provider';
import { SIGN_IN_PATH } from '../../lib/session/sign-in-channel';
import { OpenIdButton } from './open-id-button';
import { SignInFrame } from './sign-in-frame';
import { TokenForm } from './token-form';

const SIGNED_OUT_STATE = 'signed-out';

/** Shown to visitors who are not signed in. */
export function SignInPage() {
  const { signIn, isRefused } = useSession();
  const beginSignIn = useBeginSignIn();
  // The provider redirects to this page after a sign-out.
  const [isSignedOutThere] = useState(() => new URLSearchParams(window.location.search).get('state') === SIGNED_OUT_STATE);

  useEffect(() => {
    // The next sign-in must not return to this address.
    if (window.location.pathname === SIGN_IN_PATH) window.history.replaceState(null, '', '/');
  }, []);

  return (
    <SignInFrame>
      {isSignedOutThere && !isRefused && <Alert severity="success">You are signed out, here and at your organization.</Alert>}
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
