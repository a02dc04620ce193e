import { Alert } from '@social/ui';
import { useSyncExternalStore } from 'react';

/** Shown while the browser is offline. Queries and regions retry by themselves when it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Alert severity="info" variant="standard" square>
          You are offline. What is on the screen stays; the rest comes when the connection is back.
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
