import * as z from 'zod/mini';

/**
 * What the shell expects of every expose (contract version 1): a component named `Region` that fills its place.
 * It reads session, router, theme and queries from the singletons that the shell shares. A page's region gets no props; one that
 * stands in another remote's slot gets the slot's input.
 */
export const remoteModule = z.object({
  Region: z.custom<(input: RegionInput) => unknown>((value) => typeof value === 'function', 'an expose exports a component named Region'),
});
export type RemoteModule = z.infer<typeof remoteModule>;

/** What a slot hands to the region that fills it. Another team's release may read it, so the receiver checks it. */
export type RegionInput = Readonly<Record<string, unknown>>;

/**
 * For `./post-list` of mf_feed: whose posts to list. `revision` grows whenever the one who shows the list knows of a new post in it:
 * it is read again then.
 */
export type PostListInput = { owner: { kind: 'person' | 'page'; id: string }; revision?: number };

/** For `./post-parts` of mf_feed: the post whose like, comments, share and save to show; an album is a post too. */
export type PostPartsInput = { postId: string };
