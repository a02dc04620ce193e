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

/** Shows the pages to signed-in operators, and the sign-in to others. If the token is refused later, shows the sign-in above the pages. */
export function RequireToken({ children }: { children: ReactNode }) {
  const { token, identity, identify } = useSession();
  const registry = useRegistry();
  const queries = useQueryClient();
  const [isAnswer, setIsAnswer] = useState(() => isAnswerOrTab(window.location));
  // A reload finds the token in the tab, and requests its rights again.
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
    // The next operator must not see the previous one's data.
    if (!isSignedOut) return;
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== signInOfferKey[0] });
    queries.getMutationCache().clear();
  }, [queries, isSignedOut]);

  const isInterrupted = token === null && identity !== null;
  const wasInterrupted = useRef(false);
  useEffect(() => {
    // Nothing was read during the interruption. The pages below already have the new token.
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

/** True at the provider's redirect target, in a tab that signs in for another one, and after a sign-out at the provider. */
function isAnswerOrTab({ pathname, search }: Location): boolean {
  const query = new URLSearchParams(search);
  return pathname === SIGN_IN_PATH && ['code', 'error', 'for'].some((name) => query.has(name));
}
