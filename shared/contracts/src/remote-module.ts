import * as z from 'zod/mini';
import type { ConfigurationValues } from './configuration';

/**
 * The module of every expose (contract version 1): a component named `Region`. It reads session, router, theme and queries from the shell's
 * singletons. A region in another remote's slot gets the slot's input. The region of a release that declares a configuration gets its values
 * as `configuration`.
 */
export const remoteModule = z.object({
  Region: z.custom<(input: RegionInput) => unknown>((value) => typeof value === 'function', 'an expose exports a component named Region'),
  /**
   * Starts fetching the region's first data. Called before it is rendered, and when a member is about to open its page. The page may not be
   * opened after all, so it must make no call that the provider counts or marks. A promise settles when the data has arrived: a starting
   * page waits for it briefly, and renders once.
   */
  preload: z.optional(
    z.custom<(visit: RegionVisit) => void | Promise<unknown>>((value) => typeof value === 'function', 'preload is a function'),
  ),
});
export type RemoteModule = z.infer<typeof remoteModule>;

/**
 * The address of a page that a member opens or is about to open, and the page's query client of TanStack Query. `configuration` has
 * the values of the release; it is undefined if the release declares none.
 */
export type RegionVisit<Queries = unknown> = { pathname: string; search: string; queries: Queries; configuration?: ConfigurationValues };

/** The slot's input for the region that fills it. Another team's release may have passed it, so the receiver parses it. */
export type RegionInput = Readonly<Record<string, unknown>>;

/**
 * For `./post-list` of mf_feed: the owner of the listed posts. A caller that knows of a new post increases `revision`, and the list is
 * fetched again.
 */
export type PostListInput = { owner: { kind: 'person' | 'page' | 'group'; id: string }; revision?: number };

/** For `./post-parts` of mf_feed: the post whose like, comments, share and save are shown. An album is also a post. */
export type PostPartsInput = { postId: string };
