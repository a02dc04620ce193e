import { Button, Typography } from '@social/ui';
import { useEffect, useRef, useState } from 'react';
import { ErrorNote } from '../../lib/layout/error-note';
import { useRegistry } from '../../lib/registry/registry-provider';
import { useBeginSignIn } from '../../lib/registry/use-begin-sign-in';
import { useSession } from '../../lib/session/session-provider';
import { handOver, SIGN_IN_PATH } from '../../lib/session/sign-in-channel';
import { takeFlow, type StoredFlow } from '../../lib/session/stored-flow';
import { SignInFrame } from './sign-in-frame';

type NextSignIn = Omit<StoredFlow, 'flow'>;
type State = { step: 'working' } | { step: 'handed-over' } | { step: 'failed'; error: Error; next: NextSignIn };

/** The provider's redirect target, and the start page of a second tab for signing in. Shows the outcome of the sign-in. */
export function AnswerPage({ onLeave }: { onLeave: () => void }) {
  const registry = useRegistry();
  const { signIn } = useSession();
  const beginSignIn = useBeginSignIn();
  const [state, setState] = useState<State>({ step: 'working' });
  const hasBegun = useRef(false);

  function leaveTo(page: string) {
    window.history.replaceState(null, '', page);
    onLeave();
  }

  async function begin(next: NextSignIn) {
    try {
      await beginSignIn(next);
    } catch (error) {
      setState({ step: 'failed', error: toError(error), next });
    }
  }

  async function complete(answer: string) {
    const begun = takeFlow();
    // The code is used up, and the address must not be returned to.
    window.history.replaceState(null, '', SIGN_IN_PATH);
    try {
      if (!begun) throw new Error('This sign-in was not begun in this tab. Begin it again.');
      const created = await registry.completeSignIn({ flow: begun.flow, answer });
      if (begun.waitingTab !== null) {
        handOver(begun.waitingTab, created);
        setState({ step: 'handed-over' });
        return window.close();
      }
      const { token, signOutHint, ...identity } = created;
      signIn(token, identity, signOutHint);
      leaveTo(begun.returnTo);
    } catch (error) {
      setState({ step: 'failed', error: toError(error), next: begun ?? { returnTo: '/', waitingTab: null } });
    }
  }

  useEffect(() => {
    // A code can be used once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const { search } = window.location;
    const waitingTab = new URLSearchParams(search).get('for');
    // Its end is shown by another render anyway.
    queueMicrotask(() => void (waitingTab === null ? complete(search) : begin({ returnTo: '/', waitingTab })));
  });

  if (state.step === 'working')
    return (
      <SignInFrame>
        <Typography role="status">Signing in …</Typography>
      </SignInFrame>
    );
  if (state.step === 'handed-over')
    return (
      <SignInFrame>
        <Typography role="status">You are signed in again. Close this tab: what you typed waits in the other one.</Typography>
      </SignInFrame>
    );
  return (
    <SignInFrame>
      <ErrorNote error={state.error} />
      <Button
        variant="contained"
        onClick={() => {
          setState({ step: 'working' });
          void begin(state.next);
        }}
      >
        Try again
      </Button>
      <Button onClick={() => leaveTo('/')}>Sign in with a token</Button>
    </SignInFrame>
  );
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
