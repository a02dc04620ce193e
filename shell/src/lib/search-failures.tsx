import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { Alert, Button } from '@social/ui';
import type { SearchFailure } from './use-search-hits';

/** Tells which kinds could not be searched, each with Retry. */
export function SearchFailures({ failures }: { failures: readonly SearchFailure[] }) {
  return failures.map(({ message, error, retry }) => (
    <Alert
      key={message}
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {t('Retry')}
        </Button>
      }
    >
      {message} {failureMessage(error)}
    </Alert>
  ));
}
