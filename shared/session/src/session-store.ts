import type { PersonId } from '@social/api';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MemberStorage } from '@social/data';
import { SESSION_KEYS, readSession, signedOut, writeSession, type SessionValues } from './stored-session';

export type SessionState = SessionValues & {
  /**
   * The provider ended the session of this page: there is no token, and `userId` still names its member, who continues on the same
   * screen after signing in again. False again after the next sign-in, and after a reload.
   */
  hasExpired: boolean;
};

export type NewSession = { accessToken: string; userId: PersonId; membership: boolean; sessionId?: string | null };

export type SessionStore = Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> & {
  /** Opens a session with what the provider answered, in this tab and the others. */
  signIn: (session: NewSession) => void;
  /** Ends the session in this tab and the others. The provider is not notified: that is `@social/api/account/sign-out`. */
  signOut: () => void;
  /** Drops a token that the provider no longer knows. Does nothing when another one is in use by now. */
  expire: (accessToken: string) => void;
  /** Stores the provider's id of this session. */
  setSessionId: (sessionId: string) => void;
  /** Applies another tab's value under `key`, or null for a removed one. A key of null means all keys. */
  followOtherTab: (key: string | null, stored: string | null) => void;
};

/** Makes the session store of a page over the member's storage. */
export function createSessionStore({ storage }: { storage: MemberStorage }): SessionStore {
  const { setState, getState, getInitialState, subscribe } = createStore<SessionState>(() => ({
    ...readSession(storage),
    hasExpired: false,
  }));

  function replace(values: SessionValues, hasExpired = false): void {
    writeSession(storage, values);
    setState({ ...values, hasExpired });
  }

  return {
    getState,
    getInitialState,
    subscribe,
    signIn: ({ accessToken, userId, membership, sessionId = null }) => replace({ accessToken, userId, membership, sessionId }),
    signOut: () => replace(signedOut),
    expire(accessToken) {
      if (getState().accessToken === accessToken) replace({ ...signedOut, userId: getState().userId }, true);
    },
    setSessionId(sessionId) {
      if (getState().accessToken !== null) replace({ ...getState(), sessionId });
    },
    followOtherTab(key, stored) {
      const keys: readonly string[] = Object.values(SESSION_KEYS);
      if (key !== null && !keys.includes(key)) return;
      const { userId } = getState();
      const values = readSession(storage);
      // A refused call of this tab may have stored the member again, right after the other tab had signed out.
      if (key === SESSION_KEYS.userId && stored === null && values.accessToken === null) return replace(signedOut);
      setState({ ...values, hasExpired: values.accessToken === null && userId !== null && values.userId === userId });
    },
  };
}
