import { ApiError } from '@social/api';
import { signIn as askToSignIn } from '@social/api/account/sign-in';
import { apiClient, sessionStore } from '@social/session';
import { useState } from 'react';
import { rememberSessionId } from './remember-session-id';
import { formatSignInError, type SignInProblem } from './format-sign-in-error';

export type SignInState = { status: 'idle' } | { status: 'submitting' } | { status: 'failed'; problem: SignInProblem };

/** Signs a member in. Success shows in the session, which whoever guards a route watches. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ status: 'idle' });

  async function signIn(username: string, password: string): Promise<void> {
    setState({ status: 'submitting' });
    try {
      sessionStore.signIn(await askToSignIn(apiClient, { username, password }));
      void rememberSessionId();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', problem: formatSignInError(error) });
    }
  }

  return { state, signIn };
}
