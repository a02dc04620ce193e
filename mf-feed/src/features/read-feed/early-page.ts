import type { Post } from '@social/api/posts/post';

type Fetch = (signal: AbortSignal) => Promise<Post[]>;
type EarlyPage = { key: string; startedAtMs: number; controller: AbortController; posts: Promise<Post[]> };

/** Older ones are not news any more: the reader took another way and came back. */
const MAX_AGE_MS = 15_000;

/**
 * Asks for the first page of a feed before anything is rendered: the page then travels while the shell draws itself. Whoever
 * shows that feed takes the page over, once.
 */
export function createEarlyPage({ now }: { now: () => number }) {
  let early: EarlyPage | null = null;

  return {
    /** Asks; a failure is told to who takes the page, and to nobody when nobody does. */
    start(key: string, fetch: Fetch): void {
      const controller = new AbortController();
      const posts = fetch(controller.signal);
      posts.catch(() => undefined);
      early = { key, startedAtMs: now(), controller, posts };
    },
    /** The page that was asked for under this key, or null. From here on `signal` gives it up. */
    take(key: string, signal: AbortSignal): Promise<Post[]> | null {
      const taken = early?.key === key && now() - early.startedAtMs <= MAX_AGE_MS ? early : null;
      if (!taken) return null;
      early = null;
      signal.addEventListener('abort', () => taken.controller.abort(), { once: true });
      return taken.posts;
    },
  };
}

export const earlyPage = createEarlyPage({ now: () => Date.now() });
