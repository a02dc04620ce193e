import { isSignedIn, useSession } from '@social/session';
import { Navigate, Outlet, useLocation } from '@social/ui/router';
import { toReturnState } from '../../lib/return-path';
import { signInPath } from '../../routes';

/**
 * Renders the route for members, also after their session expired on the page: they sign in again in a dialog. Sends all other visitors to
 * the login page, and back afterwards.
 */
export function RequireSignIn() {
  const hasSession = useSession(isSignedIn);
  const hasExpired = useSession((session) => session.hasExpired);
  const location = useLocation();
  if (hasSession || hasExpired) return <Outlet />;
  return <Navigate to={signInPath} replace state={toReturnState(location)} />;
}
