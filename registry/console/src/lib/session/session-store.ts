import type { Token } from '@social/registry/client/browser';
import { createStore } from 'zustand/vanilla';

/**
 * In the session storage of this tab: it ends with the tab, and no other server ever gets it. A cookie would also be sent to the other
 * ports of this host, which on one machine are members' pages and the provider (docs/decisions/0021).
 */
const STORAGE_KEY = 'registry_token';

export type SignOutReason = 'asked' | 'expired';

export type Session = {
  /** Null while nobody is signed in. */
  token: string | null;
  /** The token's name and scopes; null until the registry answered. */
  identity: Token | null;
  /** Why nobody is signed in any more. */
  signOutReason: SignOutReason | null;
  signIn(token: string, identity: Token): void;
  identify(identity: Token): void;
  signOut(reason: SignOutReason): void;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates the store of who is signed in, from what this tab stored. */
export function createSessionStore() {
  return createStore<Session>((set) => ({
    token: readStored(),
    identity: null,
    signOutReason: null,
    signIn(token, identity) {
      writeStored(token);
      set({ token, identity, signOutReason: null });
    },
    identify: (identity) => set({ identity }),
    signOut(reason) {
      writeStored(null);
      set({ token: null, identity: null, signOutReason: reason });
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
