import type { PersonId } from '@social/api';
import type { SessionStore } from './session-store';

/**
 * Creates the function that waits after a refused token. It resolves with true when the same member has signed in again, on this page or in
 * another tab. It resolves with false when they sign out, when another member signs in, and for tokens that this page never had. A call of
 * one member is thus never made as another.
 */
export function createSignedInAgain({ getState, subscribe }: Pick<SessionStore, 'getState' | 'subscribe'>) {
  const owners = new Map<string, PersonId>();

  function rememberOwner(): void {
    const { accessToken, userId } = getState();
    if (accessToken !== null && userId !== null) owners.set(accessToken, userId);
  }

  function findOwner(token: string | null): PersonId | null {
    if (token !== null) return owners.get(token) ?? null;
    return getState().hasExpired ? getState().userId : null;
  }

  rememberOwner();
  subscribe(rememberOwner);

  return function waitForReauthentication(refusedToken: string | null, signal?: AbortSignal): Promise<boolean> {
    const owner = findOwner(refusedToken);
    if (owner === null) return Promise.resolve(false);
    return new Promise((resolve) => {
      const unsubscribe = subscribe(settle);
      signal?.addEventListener('abort', abort);
      settle();

      function settle(): void {
        const { accessToken, userId, hasExpired } = getState();
        if (hasExpired && userId === owner) return;
        end(accessToken !== null && accessToken !== refusedToken && userId === owner);
      }

      function abort(): void {
        end(false);
      }

      function end(isSignedIn: boolean): void {
        unsubscribe();
        signal?.removeEventListener('abort', abort);
        resolve(isSignedIn);
      }
    });
  };
}
