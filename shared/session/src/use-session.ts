import { useSyncExternalStore } from 'react';
import { sessionStore } from './page-session';
import type { SessionState } from './session-store';

/** Reads the session in a component: `useSession((session) => session.userId)`. The selector returns no new object each time. */
export function useSession<T>(selector: (session: SessionState) => T): T {
  return useSyncExternalStore(sessionStore.subscribe, () => selector(sessionStore.getState()));
}

/** Returns whether a member is signed in: with a token and a user id. */
export function isSignedIn({ accessToken, userId }: Pick<SessionState, 'accessToken' | 'userId'>): boolean {
  return accessToken !== null && userId !== null;
}
