import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, lazyComponent } from '@social/ui';

const LazyDialog = lazyComponent<object>({
  load: async () => (await import('./sign-in-again-dialog')).SignInAgainDialog,
  fallback: null,
  failed: (retry) => (
    <Alert severity="warning" role="alert" action={<Button onClick={retry}>{t('Log in')}</Button>}>
      {t('Your session has ended.')}
    </Alert>
  ),
});

/** Shows the sign-in dialog while the session is expired. */
export function SignInAgain() {
  return useSession((session) => session.hasExpired) ? <LazyDialog /> : null;
}
