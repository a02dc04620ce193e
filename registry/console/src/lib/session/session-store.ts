import type { Token } from '@social/registry-client/browser';
import { createStore } from 'zustand/vanilla';

/**
 * In the session storage of this tab, so it ends with the tab and is sent to no other server. A cookie would also be sent to the other
 * ports of this host, which on one machine are members' pages and the provider (docs/decisions/0021).
 */
const STORAGE_KEY = 'registry_token';
/** Encrypted by the registry, so that scripts cannot read its content. */
const HINT_KEY = 'registry_sign_out_hint';

export type Session = {
  /** Null without a signed-in person. */
  token: string | null;
  /**
   * The token's name and scopes. Null until the registry answers. It stays when its token is refused, because the operator's typed text
   * waits for another token.
   */
  identity: Token | null;
  /** True if the registry refused the last token, which was revoked or has expired. */
  isRefused: boolean;
  /** Sent to the registry when the person also signs out at their provider. Null if the provider has no sign-out. It outlives its token. */
  signOutHint: string | null;
  signIn(token: string, identity: Token, signOutHint?: string | null): void;
  identify(identity: Token): void;
  /** Ends the session of a refused token. Ignores a late refusal of an earlier token. */
  refuse(token: string): void;
  signOut(): void;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates the session store from the data that this tab stored. */
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
    // Storage is blocked, so the token lasts until the page is left.
    return null;
  }
}

function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
}
