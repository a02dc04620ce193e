import { ApiError } from '@social/api';
import { signIn as requestSignIn } from '@social/api/account/sign-in';
import { apiClient, sessionStore } from '@social/session';
import { useState } from 'react';
import { rememberSessionId } from './remember-session-id';
import { formatSignInError, type SignInFailure } from './format-sign-in-error';

export type SignInState = { status: 'idle' } | { status: 'submitting' } | { status: 'failed'; failure: SignInFailure };

/** Signs a member in. On success the session changes, which the routes' guard follows. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ status: 'idle' });

  async function signIn(username: string, password: string): Promise<void> {
    setState({ status: 'submitting' });
    try {
      sessionStore.signIn(await requestSignIn(apiClient, { username, password }));
      void rememberSessionId();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', failure: formatSignInError(error) });
    }
  }

  return { state, signIn };
}
