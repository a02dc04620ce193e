import { ApiError } from '@social/api';
import { finishSignIn, signIn as requestSignIn, type CodeNeeded, type Credentials } from '@social/api/account/sign-in';
import { apiClient, sessionStore } from '@social/session';
import { useState } from 'react';
import { rememberSessionId } from './remember-session-id';
import { formatCodeError, formatSignInError, type SignInFailure } from './format-sign-in-error';

export type SignInState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; failure: SignInFailure }
  /** The password was right, and a code of the member's authenticator app is asked for. */
  | { status: 'code-needed'; pending: CodeNeeded; isSubmitting: boolean; failure: SignInFailure | null };

/** Signs a member in. On success the session changes, which the routes' guard follows. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ status: 'idle' });

  function openSession(credentials: Credentials): void {
    sessionStore.signIn(credentials);
    void rememberSessionId();
  }

  async function signIn(username: string, password: string): Promise<void> {
    setState({ status: 'submitting' });
    try {
      const result = await requestSignIn(apiClient, { username, password });
      if (result.outcome === 'signed-in') return openSession(result);
      setState({ status: 'code-needed', pending: result, isSubmitting: false, failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', failure: formatSignInError(error) });
    }
  }

  async function sendCode(pending: CodeNeeded, code: string): Promise<void> {
    setState({ status: 'code-needed', pending, isSubmitting: true, failure: null });
    try {
      openSession(await finishSignIn(apiClient, pending, code));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'code-needed', pending, isSubmitting: false, failure: formatCodeError(error) });
    }
  }

  return { state, signIn, sendCode, startOver: () => setState({ status: 'idle' }) };
}
