import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { Alert } from '@social/ui';

/** Warns that messages may be missing while polling fails. Disappears by itself. */
export function ConnectionNotice({ error }: { error: Error | null }) {
  return (
    <div role="status">
      {error && (
        <Alert severity="warning" square>
          {t('New messages cannot be fetched at the moment. {failureMessage} It is tried again by itself.', {
            failureMessage: failureMessage(error),
          })}
        </Alert>
      )}
    </div>
  );
}
