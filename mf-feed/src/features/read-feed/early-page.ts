import type { Post } from '@social/api/posts/post';

type Fetch = (signal: AbortSignal) => Promise<Post[]>;
type EarlyPage = {
  key: string;
  startedAtMs: number;
  controller: AbortController;
  posts: Promise<Post[]>;
  /** Null until they have arrived. */
  arrived: Post[] | null;
};

/** An older page is outdated: the reader went elsewhere first. */
const MAX_AGE_MS = 15_000;

/** Fetches the first page of a feed before anything is rendered, in parallel with the shell. The feed then takes the page, once. */
export function createEarlyPage({ now }: { now: () => number }) {
  let early: EarlyPage | null = null;
  const find = (key: string) => (early?.key === key && now() - early.startedAtMs <= MAX_AGE_MS ? early : null);

  return {
    /**
     * Starts the request, unless this page was requested shortly before. A failure rejects the promise that `take` returns. It is ignored
     * if the page is never taken.
     * @returns a promise that resolves once the page has arrived, or has failed
     */
    async start(key: string, fetch: Fetch): Promise<void> {
      const controller = new AbortController();
      const page = find(key) ?? { key, startedAtMs: now(), controller, posts: fetch(controller.signal), arrived: null };
      early = page;
      page.arrived = await page.posts.catch(() => null);
    },
    /** Returns the page where it has arrived already, so that the feed's first render shows it. */
    takeArrived(key: string): Post[] | null {
      const posts = find(key)?.arrived ?? null;
      if (posts) early = null;
      return posts;
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
