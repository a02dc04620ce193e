import type { Token } from '@social/registry/client/browser';
import { createStore } from 'zustand/vanilla';

/**
 * In the session storage of this tab: it ends with the tab, and no other server ever gets it. A cookie would also be sent to the other
 * ports of this host, which on one machine are members' pages and the provider (docs/decisions/0021).
 */
const STORAGE_KEY = 'registry_token';

export type Session = {
  /** Null while nobody is signed in. */
  token: string | null;
  /**
   * The token's name and scopes; null until the registry answered. It outlives its token where that was refused: what its operator
   * typed is still there, and waits for another token.
   */
  identity: Token | null;
  /** Whether the registry refused the last token, which was revoked or has expired. */
  isRefused: boolean;
  signIn(token: string, identity: Token): void;
  identify(identity: Token): void;
  /** Ends the session of a token that the registry refused. A late refusal of an earlier token changes nothing. */
  refuse(token: string): void;
  signOut(): void;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates the store of who is signed in, from what this tab stored. */
export function createSessionStore() {
  return createStore<Session>((set, get) => ({
    token: readStored(),
    identity: null,
    isRefused: false,
    signIn(token, identity) {
      writeStored(token);
      set({ token, identity, isRefused: false });
    },
    identify: (identity) => set({ identity }),
    refuse(token) {
      if (get().token !== token) return;
      writeStored(null);
      set({ token: null, isRefused: true });
    },
    signOut() {
      writeStored(null);
      set({ token: null, identity: null, isRefused: false });
    },
  }));
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the token lasts until the page is left.
    return null;
  }
}

function writeStored(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, token);
  } catch {
    // As above.
  }
}
