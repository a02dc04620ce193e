import type { Post } from '@social/api/posts/post';

type Fetch = (signal: AbortSignal) => Promise<Post[]>;
type EarlyPage = { key: string; startedAtMs: number; controller: AbortController; posts: Promise<Post[]> };

/** An older page is outdated: the reader went elsewhere first. */
const MAX_AGE_MS = 15_000;

/** Fetches the first page of a feed before anything is rendered, in parallel with the shell. The feed then takes the page, once. */
export function createEarlyPage({ now }: { now: () => number }) {
  let early: EarlyPage | null = null;
  const find = (key: string) => (early?.key === key && now() - early.startedAtMs <= MAX_AGE_MS ? early : null);

  return {
    /**
     * Starts the request, unless this page was requested shortly before. A failure rejects the promise that `take` returns; if nobody takes the
     * page, it is ignored.
     */
    start(key: string, fetch: Fetch): void {
      if (find(key)) return;
      const controller = new AbortController();
      const posts = fetch(controller.signal);
      posts.catch(() => undefined);
      early = { key, startedAtMs: now(), controller, posts };
    },
    /** Returns the page that was requested under this key, or null. From then on `signal` aborts the request. */
    take(key: string, signal: AbortSignal): Promise<Post[]> | null {
      const taken = find(key);
      if (!taken) return null;
      early = null;
      signal.addEventListener('abort', () => taken.controller.abort(), { once: true });
      return taken.posts;
    },
  };
}

export const earlyPage = createEarlyPage({ now: () => Date.now() });
