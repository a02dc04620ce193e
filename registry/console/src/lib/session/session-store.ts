import type { Token } from '@social/registry/client/browser';
import { createStore } from 'zustand/vanilla';

/**
 * In the session storage of this tab: it ends with the tab, and no other server ever gets it. A cookie would also be sent to the other
 * ports of this host, which on one machine are members' pages and the provider (docs/decisions/0021).
 */
const STORAGE_KEY = 'registry_token';
/** Sealed by the registry, so that no script can read what it holds. */
const HINT_KEY = 'registry_sign_out_hint';

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
  /** Goes to the registry when the person signs out at their provider, too; null where no provider takes that. It outlives its token. */
  signOutHint: string | null;
  signIn(token: string, identity: Token, signOutHint?: string | null): void;
  identify(identity: Token): void;
  /** Ends the session of a token that the registry refused. A late refusal of an earlier token changes nothing. */
  refuse(token: string): void;
  signOut(): void;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates the store of who is signed in, from what this tab stored. */
export function createSessionStore() {
  return createStore<Session>((set, get) => ({
    token: readStored(STORAGE_KEY),
    identity: null,
    isRefused: false,
    signOutHint: readStored(HINT_KEY),
    signIn(token, identity, signOutHint = null) {
      writeStored(STORAGE_KEY, token);
      writeStored(HINT_KEY, signOutHint);
      set({ token, identity, isRefused: false, signOutHint });
    },
    identify: (identity) => set({ identity }),
    refuse(token) {
      if (get().token !== token) return;
      writeStored(STORAGE_KEY, null);
      set({ token: null, isRefused: true });
    },
    signOut() {
      writeStored(STORAGE_KEY, null);
      writeStored(HINT_KEY, null);
      set({ token: null, identity: null, isRefused: false, signOutHint: null });
    },
  }));
}

function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage is blocked: the token lasts until the page is left.
    return null;
  }
}

function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
