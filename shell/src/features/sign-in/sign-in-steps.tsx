import { trimIdentifier } from '@social/text-grammar/trim-text';
import { useState } from 'react';
import { CodeForm } from './code-form';
import { SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';

/** Asks for name and password and, of members with an authenticator app, for its code. @param knownUsername the member whose session expired */
export function SignInSteps({ knownUsername }: { knownUsername?: string | undefined }) {
  const { state, signIn, sendCode, startOver } = useSignIn();
  const [typedUsername, setTypedUsername] = useState<string>();
  if (state.status === 'code-needed') {
    const { pending, isSubmitting, failure } = state;
    return <CodeForm isSubmitting={isSubmitting} failure={failure} onSubmit={(code) => void sendCode(pending, code)} onBack={startOver} />;
  }

  function handleSubmit(typed: string, password: string) {
    const username = trimIdentifier(typed);
    setTypedUsername(username); // the form is gone while a code is asked for
    void signIn(username, password);
  }

  return <SignInForm key={knownUsername} state={state} knownUsername={typedUsername ?? knownUsername} onSubmit={handleSubmit} />;
}
