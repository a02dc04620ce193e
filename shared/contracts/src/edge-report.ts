import * as z from 'zod/mini';
import { releaseVersion, remoteName, revisionNumber } from './names';

/** How many visitors ran a release under a revision, and for how many of them it failed, since an edge started. Each visitor counts once. */
export const releaseVotes = z.object({
  revision: revisionNumber,
  remote: remoteName,
  version: releaseVersion,
  visitors: z.int().check(z.nonnegative()),
  failed: z.int().check(z.nonnegative()),
});
export type ReleaseVotes = z.infer<typeof releaseVotes>;

/** An edge's report to the registry about one environment. Sums, so that a report that is lost or repeated does no harm. */
export const edgeReport = z.object({
  /** The name of the edge among those of the environment. */
  edge: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,62}$/, 'an edge is named like edge-1')),
  /** Another one after each start: sums begin at 0 with it. */
  instance: z.uuid(),
  revision: revisionNumber,
  /** The sha256 of the rendered composition that it serves. */
  digest: z.string().check(z.maxLength(64)),
  /** Since when it serves this revision, ISO 8601. */
  since: z.iso.datetime(),
  votes: z.array(releaseVotes).check(z.maxLength(500)),
});
export type EdgeReport = z.infer<typeof edgeReport>;
