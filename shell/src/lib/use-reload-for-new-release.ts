import type { RemoteName } from '@social/contracts';
import { useLocation, useNavigationType } from '@social/ui/router';
import { useEffect } from 'react';
import { hasUnsavedWork } from './edge/unsaved-work';
import { useShellServices } from './shell-services';

/**
 * Loads the document again when a member navigates to a page whose remote has a newer release and there is no unsaved work. The page's CSP
 * fixes the hashes of all scripts, so a new release needs a new document.
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
