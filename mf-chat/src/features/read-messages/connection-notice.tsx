import { failureMessage } from '@social/api/failure-message';
import { Alert } from '@social/ui';

/** Warns that messages may be missing while polling fails. Disappears by itself. */
export function ConnectionNotice({ error }: { error: Error | null }) {
  return (
    <div role="status">
      {error && (
        <Alert severity="warning" square>
          New messages cannot be fetched at the moment. {failureMessage(error)} It is tried again by itself.
        </Alert>
      )}
    </div>
  );
}
