import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { QueryState } from '../../lib/layout/query-state';
import { useRegistry } from '../../lib/registry/registry-provider';
import { useSession } from '../../lib/session/session-provider';
import { SignInAgain } from './sign-in-again';
import { SignInPage } from './sign-in-page';

/** Shows the pages to who is signed in, and what signs in to everybody else: above the pages where their token was refused meanwhile. */
export function RequireToken({ children }: { children: ReactNode }) {
  const { token, identity, identify } = useSession();
  const registry = useRegistry();
  const queries = useQueryClient();
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
    if (isSignedOut) queries.clear();
  }, [queries, isSignedOut]);

  const isInterrupted = token === null && identity !== null;
  const wasInterrupted = useRef(false);
  useEffect(() => {
    // Nothing was read meanwhile. The pages below have got the new token by now.
    if (wasInterrupted.current && !isInterrupted) void queries.invalidateQueries();
    wasInterrupted.current = isInterrupted;
  }, [queries, isInterrupted]);

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
      {isInterrupted && <SignInAgain name={identity.name} />}
    </>
  );
}
