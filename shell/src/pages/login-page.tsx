import { isSignedIn, useSession, usePageTitle } from '@social/session';
import { t } from '@social/texts';
import { TextLink, Typography } from '@social/ui';
import { Link, Navigate, useLocation } from '@social/ui/router';
import { SignInSteps } from '../features/sign-in/sign-in-steps';
import { AuthLayout } from '../lib/auth-layout';
import { findReturnPath } from '../lib/return-path';
import { useShellServices } from '../lib/shell-services';
import { registerPath, resetPasswordPath } from '../routes';

/** Signs a member in, then continues to the requested page; at once for a member who is signed in. */
export function LoginPage() {
  usePageTitle(t('Log in'));
  const location = useLocation();
  const next = findReturnPath(location, useShellServices().siteMap);
  const hasSession = useSession(isSignedIn);
  const hasExpired = useSession((session) => session.hasExpired);

  if (hasSession) return <Navigate to={next} replace />;
  return (
    <AuthLayout
      title={t('Welcome back')}
      subtitle={
        hasExpired ? t('Your session has ended. Log in to continue where you were.') : t('Log in to see what your people are up to.')
      }
    >
      <SignInSteps />
      <Typography variant="body2">
        <TextLink underline="always" component={Link} to={resetPasswordPath}>
          {t('Forgotten password?')}
        </TextLink>
      </Typography>
      <Typography variant="body2">
        {t('New here?')}{' '}
        <TextLink underline="always" component={Link} to={registerPath} state={{ next }}>
          {t('Create an account')}
        </TextLink>
      </Typography>
    </AuthLayout>
  );
}
