import { notify } from '@social/ui';
import { useSession } from '../session/session-provider';
import { useConnection, useRegistry } from './registry-provider';

const stillValid = "You are signed out here. The registry couldn't be told: your session ends by itself.";
const stillSignedIn = "You are signed out here. Your organization's sign-in couldn't be ended: sign out there, too.";

/**
 * Returns the function that signs out. A token from a sign-in ends, and the page leaves for the provider's sign-out if it has one. Other
 * tokens stay valid.
 */
export function useSignOut() {
  const { token, identity, signOutHint, signOut } = useSession();
  const registry = useRegistry();
  const { visit } = useConnection();

  return async function signOutHere(): Promise<void> {
    const ending = token !== null && identity?.isSignIn ? registry.signOut() : null;
    const leaving = signOutHint === null ? null : registry.leaveProvider({ hint: signOutHint });
    signOut();
    const [ended, left] = await Promise.allSettled([ending, leaving]);
    if (left.status === 'fulfilled' && left.value) return visit(left.value.address);
    if (left.status === 'rejected') await notify({ severity: 'warning', message: stillSignedIn });
    else if (ended.status === 'rejected') await notify({ severity: 'warning', message: stillValid });
  };
}
