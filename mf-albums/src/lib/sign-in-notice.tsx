import { t } from '@social/texts';
import { Alert, Button } from '@social/ui';
import { Link } from '@social/ui/router';

/** Replaces albums for visitors who are not signed in. */
export function SignInNotice() {
  return (
    <Alert
      severity="info"
      role="alert"
      action={
        <Button component={Link} to="/login" color="inherit" size="small">
          {t('Sign in')}
        </Button>
      }
    >
      {t('Please login to view albums')}
    </Alert>
  );
}
