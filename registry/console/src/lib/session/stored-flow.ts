import * as z from 'zod';

/** In the session storage of this tab, because a provider's answer is valid only in the tab that requested it. */
const STORAGE_KEY = 'registry_sign_in';

const storedFlow = z.object({
  /** Sent back to the registry unchanged. */
  flow: z.string(),
  /** The console page to return to. */
  returnTo: z.string().check(z.regex(/^\/(?!\/)/)),
  /** Channel id of the tab that waits for the token. Null if this tab does. */
  waitingTab: z.nullable(z.string()),
});
export type StoredFlow = z.infer<typeof storedFlow>;

/** Stores a sign-in while the page is at the provider. @throws {Error} with a sentence for the person if the browser stores nothing. */
export function storeFlow(flow: StoredFlow): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
  } catch (error) {
    throw new Error('This browser stores nothing for this page, and a sign-in needs that. Sign in with a token.', { cause: error });
  }
}

/** Returns the stored sign-in of this tab, once. Null if there is none. */
export function takeFlow(): StoredFlow | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return stored === null ? null : (storedFlow.safeParse(JSON.parse(stored)).data ?? null);
  } catch {
    // Storage is blocked, or another version of the console wrote it. Treated as no sign-in.
    return null;
  }
}
