import * as z from 'zod/mini';

/**
 * The module of every expose (contract version 1): a component named `Region`. It reads session, router, theme and queries from the
 * singletons that the shell shares. A page's region gets no props; one in another remote's slot gets the slot's input.
 */
export const remoteModule = z.object({
  Region: z.custom<(input: RegionInput) => unknown>((value) => typeof value === 'function', 'an expose exports a component named Region'),
  /**
   * Starts to fetch what the region shows first: called before it is rendered, and when a member is about to open its page. It may be called
   * for a page that nobody opens, so that it makes no call which the provider counts or marks. A promise settles when the data is there: a page
   * that starts waits a moment for it, and renders once.
   */
  preload: z.optional(
    z.custom<(visit: RegionVisit) => void | Promise<unknown>>((value) => typeof value === 'function', 'preload is a function'),
  ),
});
export type RemoteModule = z.infer<typeof remoteModule>;

/** The address of a page that a member opens or is about to open, and the page's query client of TanStack Query. */
export type RegionVisit<Queries = unknown> = { pathname: string; search: string; queries: Queries };

/** The input of a slot for the region that fills it. Another team's release may have passed it, so the receiver parses it. */
export type RegionInput = Readonly<Record<string, unknown>>;

/**
 * For `./post-list` of mf_feed: the owner of the listed posts. A caller that knows of a new post raises `revision`, and the list is fetched
 * again.
 */
export type PostListInput = { owner: { kind: 'person' | 'page' | 'group'; id: string }; revision?: number };

/** For `./post-parts` of mf_feed: the post whose like, comments, share and save are shown; an album is a post too. */
export type PostPartsInput = { postId: string };
