import { finishSignIn, signIn as requestSignIn, type CodeNeeded, type Credentials } from '@social/api/account/sign-in';
import { apiClient, sessionStore } from '@social/session';
import { useState } from 'react';
import { useFormRequest, type FormRequestState } from '../../lib/use-form-request';
import { rememberSessionId } from './remember-session-id';
import { formatCodeError, formatSignInError, type SignInFailure } from './format-sign-in-error';

export type SignInState =
  | FormRequestState<SignInFailure>
  /** The password was right, and a code of the member's authenticator app is required. */
  | { status: 'code-needed'; pending: CodeNeeded; isSubmitting: boolean; failure: SignInFailure | null };

/** Signs a member in. On success the session changes, which the routes' guard follows. */
export function useSignIn() {
  const { state, submit, reset } = useFormRequest<SignInFailure>();
  const [pending, setPending] = useState<CodeNeeded | null>(null);

  function openSession(credentials: Credentials): void {
    sessionStore.signIn(credentials);
    void rememberSessionId();
  }

  async function signIn(username: string, password: string): Promise<void> {
    await submit(async () => {
      const result = await requestSignIn(apiClient, { username, password });
      if (result.outcome === 'signed-in') openSession(result);
      else setPending(result);
    }, formatSignInError);
  }

  async function sendCode(started: CodeNeeded, code: string): Promise<void> {
    await submit(async () => openSession(await finishSignIn(apiClient, started, code)), formatCodeError);
  }

  function startOver(): void {
    setPending(null);
    reset();
  }

  return { state: pending ? toCodeState(pending, state) : state, signIn, sendCode, startOver };
}

function toCodeState(pending: CodeNeeded, state: FormRequestState<SignInFailure>): SignInState {
  return { status: 'code-needed', pending, isSubmitting: state.status === 'submitting', failure: state.status === 'failed' ? state : null };
}
