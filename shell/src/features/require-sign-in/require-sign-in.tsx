import { isSignedIn, useSession } from '@social/session';
import { Navigate, Outlet, useLocation } from '@social/ui/router';
import { toReturnState } from '../../lib/return-path';
import { signInPath } from '../../routes';

/**
 * Lets members through, and those whose session has run out on the page: they sign in again over it. Everybody else signs in first
 * and comes back to where they wanted to go.
 */
export function RequireSignIn() {
  const hasSession = useSession(isSignedIn);
  const hasExpired = useSession((session) => session.hasExpired);
  const location = useLocation();
  if (hasSession || hasExpired) return <Outlet />;
  return <Navigate to={signInPath} replace state={toReturnState(location)} />;
}
