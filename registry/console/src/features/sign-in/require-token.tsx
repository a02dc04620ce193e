import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { QueryState } from '../../lib/layout/query-state';
import { useRegistry } from '../../lib/registry/registry-provider';
import { useSession } from '../../lib/session/session-provider';
import { SignInForm } from './sign-in-form';

/** Shows the pages to who is signed in, and the form for a token to everybody else. */
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

  useEffect(() => {
    // The next operator must not see what this one read.
    if (token === null) queries.clear();
  }, [queries, token]);

  if (token === null) return <SignInForm />;
  // Until its scopes are known, every action would look refused.
  if (identity === null)
    return (
      <QueryState query={own} what="your token">
        {() => null}
      </QueryState>
    );
  return children;
}
