import type { PersonId } from '@social/api';
import type { SessionStore } from './session-store';

/**
 * Tells a call whose token was refused when its member has signed in again, on this page or in another tab. False when they sign
 * out, when somebody else signs in, and for tokens that this page never held: what one member wanted is not done as another.
 */
export function createSignedInAgain({ getState, subscribe }: Pick<SessionStore, 'getState' | 'subscribe'>) {
  const owners = new Map<string, PersonId>();

  function rememberOwner(): void {
    const { accessToken, userId } = getState();
    if (accessToken !== null && userId !== null) owners.set(accessToken, userId);
  }

  function ownerOf(token: string | null): PersonId | null {
    if (token !== null) return owners.get(token) ?? null;
    return getState().hasExpired ? getState().userId : null;
  }

  rememberOwner();
  subscribe(rememberOwner);

  return function waitForReauthentication(refusedToken: string | null, signal?: AbortSignal): Promise<boolean> {
    const owner = ownerOf(refusedToken);
    if (owner === null) return Promise.resolve(false);
    return new Promise((resolve) => {
      const unsubscribe = subscribe(settle);
      signal?.addEventListener('abort', giveUp);
      settle();

      function settle(): void {
        const { accessToken, userId, hasExpired } = getState();
        if (hasExpired && userId === owner) return;
        end(accessToken !== null && accessToken !== refusedToken && userId === owner);
      }

      function giveUp(): void {
        end(false);
      }

      function end(isAgain: boolean): void {
        unsubscribe();
        signal?.removeEventListener('abort', giveUp);
        resolve(isAgain);
      }
    });
  };
}
