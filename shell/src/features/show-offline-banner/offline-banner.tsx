import { t } from '@social/texts';
import { Alert } from '@social/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isStoredPage } from '../../lib/offline/stored-copy';

/** Shown while the edge does not answer, and on a stored page. Queries and regions retry by themselves when it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline() && !isStoredPage(document));
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

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
