import { Alert, Button } from '@social/ui';
import type { CreateProblem } from './create-problem';

/** Explains why the album was not published, and offers to try again. */
export function PublishFailure({ problem: { words, whatHolds }, onRetry }: { problem: CreateProblem; onRetry: () => void }) {
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
      <strong dir="auto">{words}</strong>
      <br />
      {whatHolds}
    </Alert>
  );
}
