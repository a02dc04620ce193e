import { isSignedIn, useSession } from '@social/session';
import { Navigate, Outlet, useLocation } from '@social/ui/router';
import { rememberPlace } from '../../lib/next-place';
import { signInPath } from '../../routes';

/** Lets members through. Everybody else signs in first and comes back to where they wanted to go. */
export function RequireSignIn() {
  const hasSession = useSession(isSignedIn);
  const location = useLocation();
  if (hasSession) return <Outlet />;
  return <Navigate to={signInPath} replace state={rememberPlace(location)} />;
}
