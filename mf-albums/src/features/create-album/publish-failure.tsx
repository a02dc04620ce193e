import { Alert, Button } from '@social/ui';
import type { PublishFailureMessage } from './publish-failure-message';

/** Explains why the album was not published, and offers to try again. */
export function PublishFailure({ message: { title, detail }, onRetry }: { message: PublishFailureMessage; onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <strong dir="auto">{title}</strong>
      <br />
      {detail}
    </Alert>
  );
}
