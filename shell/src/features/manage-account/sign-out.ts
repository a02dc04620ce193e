import { ApiError } from '@social/api';
import { signOut as requestSignOut } from '@social/api/account/sign-out';
import { apiClient, sessionStore } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';

/** Ends the session at the provider, then in this browser's tabs, even if the provider fails. */
export async function signOut(): Promise<void> {
  try {
    await requestSignOut(apiClient);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind !== 'signed-out') {
      void notify({
        severity: 'warning',
        message: t('You are signed out here, but the server could not be reached. Your session may still be open there.'),
      });
    }
  } finally {
    sessionStore.signOut();
  }
}
