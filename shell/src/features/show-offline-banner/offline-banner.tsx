import { t } from '@social/texts';
import { Alert } from '@social/ui';
import { useSyncExternalStore } from 'react';
import { isStoredPage } from '../../lib/offline/stored-copy';

/** Shown while the browser is offline, or shows a stored page. Queries and regions retry by themselves when it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine && !isStoredPage(document));
  return (
    <div role="status">
      {!isOnline && (
        <Alert severity="info" variant="standard" square>
          {t('You are offline. What is on the screen stays; the rest comes when the connection is back.')}
        </Alert>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
