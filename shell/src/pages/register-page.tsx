import { isSignedIn, useSession, usePageTitle } from '@social/session';
import { t } from '@social/texts';
import { TextLink, Typography } from '@social/ui';
import { Link, Navigate, useLocation } from '@social/ui/router';
import { CreateAccountForm } from '../features/create-account/create-account-form';
import { useCreateAccount } from '../features/create-account/use-create-account';
import { AuthLayout } from '../lib/auth-layout';
import { findReturnPath } from '../lib/return-path';
import { useShellServices } from '../lib/shell-services';
import { signInPath } from '../routes';

/** Registers a new member. */
export function RegisterPage() {
  usePageTitle(t('Create an account'));
  const location = useLocation();
  const next = findReturnPath(location, useShellServices().siteMap);
  const hasSession = useSession(isSignedIn);
  const { state, createAccount } = useCreateAccount();

  if (hasSession) return <Navigate to={next} replace />;
  return (
    <AuthLayout title={t('Join us')} subtitle={t('An account takes a minute and costs nothing.')}>
      <CreateAccountForm state={state} onSubmit={(registration) => void createAccount(registration)} />
      <Typography variant="body2">
        {t('Already a member?')}{' '}
        <TextLink underline="always" component={Link} to={signInPath} state={{ next }}>
          {t('Log in')}
        </TextLink>
      </Typography>
    </AuthLayout>
  );
}
