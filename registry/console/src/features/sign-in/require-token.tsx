import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { QueryState } from '../../lib/layout/query-state';
import { useRegistry } from '../../lib/registry/registry-provider';
import { signInOfferKey } from '../../lib/registry/query-keys';
import { useSession } from '../../lib/session/session-provider';
import { SIGN_IN_PATH } from '../../lib/session/sign-in-channel';
import { AnswerPage } from './answer-page';
import { SignInAgain } from './sign-in-again';
import { SignInPage } from './sign-in-page';

/** Shows the pages to who is signed in, and what signs in to everybody else: above the pages where their token was refused meanwhile. */
export function RequireToken({ children }: { children: ReactNode }) {
  const { token, identity, identify } = useSession();
  const registry = useRegistry();
  const queries = useQueryClient();
  const [isAnswer, setIsAnswer] = useState(() => isAnswerOrTab(window.location));
  // A reload finds the token in the tab; what it may do is asked again.
  const own = useQuery({
    queryKey: ['own-token', token],
    queryFn: () => registry.ownToken(),
    enabled: token !== null && identity === null,
  });

  useEffect(() => {
    if (own.data) identify(own.data);
  }, [own.data, identify]);

  const isSignedOut = token === null && identity === null;
  useEffect(() => {
    // The next operator must not see what this one read.
    if (!isSignedOut) return;
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== signInOfferKey[0] });
    queries.getMutationCache().clear();
  }, [queries, isSignedOut]);

  const isInterrupted = token === null && identity !== null;
  const wasInterrupted = useRef(false);
  useEffect(() => {
    // Nothing was read meanwhile. The pages below have got the new token by now.
    if (wasInterrupted.current && !isInterrupted) void queries.invalidateQueries();
    wasInterrupted.current = isInterrupted;
  }, [queries, isInterrupted]);

  if (isAnswer) return <AnswerPage onLeave={() => setIsAnswer(false)} />;
  if (isSignedOut) return <SignInPage />;
  // Until its scopes are known, every action would look refused.
  if (identity === null)
    return (
      <QueryState query={own} what="your token">
        {() => null}
      </QueryState>
    );
  return (
    <>
      <Fragment key={identity.name}>{children}</Fragment>
      {isInterrupted && <SignInAgain name={identity.name} isSignIn={identity.isSignIn} />}
    </>
  );
}

/** Whether the provider has answered there, or another tab signs in; it also leads back there after a sign-out. */
function isAnswerOrTab({ pathname, search }: Location): boolean {
  const query = new URLSearchParams(search);
  return pathname === SIGN_IN_PATH && ['code', 'error', 'for'].some((name) => query.has(name));
}
