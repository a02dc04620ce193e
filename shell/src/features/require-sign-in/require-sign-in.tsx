import { useSession } from '@social/session';
import { Navigate, Outlet, useLocation } from '@social/ui/router';
import { rememberPlace } from '../../lib/next-place';
import { signInPath } from '../../routes';

/** Lets members through. Everybody else signs in first and comes back to where they wanted to go. */
export function RequireSignIn() {
  const isSignedIn = useSession(({ accessToken, userId }) => accessToken !== null && userId !== null);
  const location = useLocation();
  if (isSignedIn) return <Outlet />;
  return <Navigate to={signInPath} replace state={rememberPlace(location)} />;
}
