import { t } from '@social/texts';
import { Alert, Button } from '@social/ui';

/** `detail` says what is still there. */
export type UploadFailureMessage = { title: string; detail: string };

/** Explains why files were not stored, and offers to try again. */
export function UploadFailure({ message: { title, detail }, onRetry }: { message: UploadFailureMessage; onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      <strong dir="auto">{title}</strong>
      <br />
      {detail}
    </Alert>
  );
}
