import * as z from 'zod/mini';
import type { ConfigurationValues } from './configuration';

const aFunction = <Type>() => z.custom<Type>((value) => typeof value === 'function', 'Region, mount and preload are functions');

/**
 * The module of every expose (contract version 1). It exports `Region`, a React component that reads session, router, theme and queries from
 * the shell's singletons, or `mount`, which any framework can implement. A region in another remote's slot gets the slot's input.
 * The region of a release that declares a configuration gets its values as `configuration`.
 */
export const remoteModule = z.object({
  Region: z.optional(aFunction<(input: RegionInput) => unknown>()),
  mount: z.optional(aFunction<MountRegion>()),
  /** Set with `mount`: the element is inside a shadow root, so the page's styles and those of the region do not meet. */
  usesShadowRoot: z.optional(z.boolean()),
  /**
   * Starts fetching the region's first data. Called before it is rendered, and when a member is about to open its page. The page may not be
   * opened after all, so it must make no call that the provider counts or marks. A promise settles when the data has arrived: a starting
   * page waits for it briefly, and renders once.
   */
  preload: z.optional(aFunction<(visit: RegionVisit) => void | Promise<unknown>>()),
});
export type RemoteModule = z.infer<typeof remoteModule>;

/** Shows a region in an empty element. Called once for each place where the region appears. */
export type MountRegion = (element: HTMLElement, context: RegionContext) => MountedRegion | Promise<MountedRegion>;

export type MountedRegion = {
  /** Called with the whole context after a part of it has changed. */
  update?: (context: RegionContext) => void;
  /** Removes what the region has added, also outside of its element. */
  unmount: () => void;
};

/** The page's values and functions for a region that does not use the page's React. */
export type RegionContext = {
  /** The signed-in member; null for a visitor. `accessToken` is for calls to `/api`: never store or log it. */
  session: { userId: string; accessToken: string } | null;
  /** A BCP 47 tag such as `de`. It does not change while a page is open. */
  language: string;
  colorMode: 'light' | 'dark';
  /** Opens a path of the site, such as `/post/7`, without loading the page. */
  navigate: (path: string) => void;
  /** Shows a message to the member. */
  notify: (notice: { severity: 'success' | 'info' | 'warning' | 'error'; message: string }) => void;
  /** The slot's input, as plain data; empty for a page. */
  input: RegionInput;
  /** The values of the release; undefined if it declares no configuration. */
  configuration?: ConfigurationValues;
};

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
