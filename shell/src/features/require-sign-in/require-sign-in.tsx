import { isSignedIn, useSession } from '@social/session';
import { Navigate, Outlet, useLocation } from '@social/ui/router';
import { toReturnState } from '../../lib/return-path';
import { signInPath } from '../../routes';

/**
 * Renders the route for members, also after their session expired on the page: they sign in again in a dialog. Everybody else is sent to
 * the login page and comes back afterwards.
 */
export function RequireSignIn() {
  const hasSession = useSession(isSignedIn);
  const hasExpired = useSession((session) => session.hasExpired);
  const location = useLocation();
  if (hasSession || hasExpired) return <Outlet />;
  return <Navigate to={signInPath} replace state={toReturnState(location)} />;
}
