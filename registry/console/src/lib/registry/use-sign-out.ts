import { notify } from '@social/ui';
import { useSession } from '../session/session-provider';
import { useRegistry } from './registry-provider';

/** Returns the function that signs out. A token that a sign-in made ends with it; one that somebody keeps elsewhere stays valid. */
export function useSignOut() {
  const { identity, signOut } = useSession();
  const registry = useRegistry();

  return async function signOutHere(): Promise<void> {
    const ending = identity?.isSignIn ? registry.signOut() : null;
    signOut();
    try {
      await ending;
    } catch {
      await notify({
        severity: 'warning',
        message: "You are signed out here. The registry couldn't be told: your session ends by itself.",
      });
    }
  };
}
