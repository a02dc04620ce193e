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
          Sign in
        </Button>
      }
    >
      Please login to view albums
    </Alert>
  );
}
