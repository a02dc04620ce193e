import { useSyncExternalStore } from 'react';
import { sessionStore } from './page-session';
import type { SessionState } from './session-store';

/** Reads the session in a component: `useSession((session) => session.userId)`. The selector gives a value, not a new object each time. */
export function useSession<T>(selector: (session: SessionState) => T): T {
  return useSyncExternalStore(sessionStore.subscribe, () => selector(sessionStore.getState()));
}

/** Whether somebody is signed in: there is a token and a user id. */
export function isSignedIn({ accessToken, userId }: Pick<SessionState, 'accessToken' | 'userId'>): boolean {
  return accessToken !== null && userId !== null;
}
