import * as z from 'zod';

/** In the session storage of this tab: an answer of the provider is worth nothing in a tab that did not ask for it. */
const STORAGE_KEY = 'registry_sign_in';

const storedFlow = z.object({
  /** Goes back to the registry as it came. */
  flow: z.string(),
  /** The page of the console that was left. */
  returnTo: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The tab that waits for the token, by the id of its channel; null where this one does. */
  waitingTab: z.nullable(z.string()),
});
export type StoredFlow = z.infer<typeof storedFlow>;

/** Remembers a sign-in while the provider has the page. @throws {Error} with a sentence for the person where the browser stores nothing. */
export function storeFlow(flow: StoredFlow): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
  } catch (error) {
    throw new Error('This browser stores nothing for this page, and a sign-in needs that. Sign in with a token.', { cause: error });
  }
}

/** Returns the sign-in that this tab began, once; null where it began none. */
export function takeFlow(): StoredFlow | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return stored === null ? null : (storedFlow.safeParse(JSON.parse(stored)).data ?? null);
  } catch {
    // Storage is blocked, or another version of the console wrote it: as if this tab had begun none.
    return null;
  }
}
