import type { RemoteName } from '@social/contracts';
import { useLocation, useNavigationType } from '@social/ui/router';
import { useEffect } from 'react';
import { hasUnsavedWork } from './edge/unsaved-work';
import { useShellServices } from './shell-services';

/**
 * Loads the document anew when a member goes to a page whose remote has a newer release and nothing would be lost by it. A page's
 * policy fixes the hashes of all that it may run, so the new release can't come without a new document.
 */
export function useReloadForNewRelease(remote: RemoteName): void {
  const { revisions, reloadPage } = useShellServices();
  const { pathname } = useLocation();
  const navigationType: string = useNavigationType();

  useEffect(() => {
    const state = revisions.getState();
    const isNew = state.status === 'newer' && !state.isShellNew && state.newRemotes.includes(remote);
    if (isNew && navigationType === 'PUSH' && !hasUnsavedWork()) reloadPage();
  }, [revisions, reloadPage, remote, pathname, navigationType]);
}
