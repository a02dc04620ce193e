import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { sessionStore, usePageTitle } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, notify, TextLink, Typography } from '@social/ui';
import { Link, useLocation, useNavigate } from '@social/ui/router';
import { RequestLinkForm } from '../features/reset-password/request-link-form';
import { ResetPasswordForm } from '../features/reset-password/reset-password-form';
import { useResetPassword } from '../features/reset-password/use-reset-password';
import { AuthLayout } from '../lib/auth-layout';
import { signInPath } from '../routes';

/** Sends a link to choose a new password; opened by such a link, it asks for the password. The link's token is in the fragment. */
export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  return token === '' ? <ForgottenPassword /> : <NewPassword key={token} token={token} />;
}

type ForgottenPasswordProps = { title?: string; reason?: string };

function ForgottenPassword({ title = t('Forgotten password'), reason = '' }: ForgottenPasswordProps) {
  usePageTitle(title);
  return (
    <AuthLayout title={title} subtitle={t('{reason} We send you a link to choose a new password.', { reason }).trim()}>
      <RequestLinkForm />
      <BackToSignIn />
    </AuthLayout>
  );
}

function NewPassword({ token }: { token: string }) {
  usePageTitle(t('New password'));
  const { link, state, resetPassword } = useResetPassword(token);
  const navigate = useNavigate();

  if (link.data && link.data.state !== 'valid') return <ForgottenPassword {...unusableTexts[link.data.state]} />;
  return (
    <AuthLayout
      title={t('New password')}
      subtitle={
        link.data?.state === 'valid'
          ? t('Choose a new password for {username}. You log in with it everywhere.', { username: link.data.username })
          : ''
      }
    >
      {link.isError && <LinkError error={link.error} onRetry={() => void link.refetch()} />}
      {link.isPending && <Typography role="status">{t('Loading...')}</Typography>}
      {link.data?.state === 'valid' && (
        <ResetPasswordForm
          username={link.data.username}
          state={state}
          onSubmit={async (wanted) => {
            if (!(await resetPassword(wanted))) return;
            // The provider has ended this browser's session too.
            sessionStore.signOut();
            void notify({ severity: 'success', message: t('Your password is changed. Log in with the new one.') });
            void navigate(signInPath, { replace: true });
          }}
        />
      )}
      <BackToSignIn />
    </AuthLayout>
  );
}

const unusableTexts = {
  used: { title: t('This link was used'), reason: t('A link works once, and a new password ends those that were sent before.') },
  expired: { title: t('This link has expired'), reason: t('A link works for an hour.') },
  unknown: { title: t('This link is not known'), reason: t('Perhaps it was not copied whole, or is very old.') },
};

function LinkError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknownCall = error instanceof ApiError && error.kind === 'refused';
  const detail = isUnknownCall ? t('This site sends no links for new passwords.') : failureMessage(error);
  return <ErrorState title={t('The link could not be checked')} detail={detail} onRetry={onRetry} />;
}

function BackToSignIn() {
  return (
    <Typography variant="body2">
      <TextLink underline="always" component={Link} to={signInPath}>
        {t('Back to log in')}
      </TextLink>
    </Typography>
  );
}
