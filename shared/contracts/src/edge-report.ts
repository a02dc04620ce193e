import * as z from 'zod/mini';
import { releaseVersion, remoteName, revisionNumber } from './names';

/**
 * Number of visitors who ran a release under a revision, and for how many of them it failed, since an edge started. Each visitor counts
 * once.
 */
export const releaseVotes = z.object({
  revision: revisionNumber,
  remote: remoteName,
  version: releaseVersion,
  visitors: z.int().check(z.nonnegative()),
  failed: z.int().check(z.nonnegative()),
});
export type ReleaseVotes = z.infer<typeof releaseVotes>;

/**
 * Number of pages in each group of `vitalBounds`. It may be longer, so that a report with other bounds is still accepted with its votes.
 */
const groupCounts = z.array(z.int().check(z.nonnegative())).check(z.maxLength(20));

/** Web vitals of a compared release, from sampled pages that ran it during a canary, since an edge started. */
export const releaseVitals = z.object({
  /** The canary, such as `production-12`. */
  canary: z.string().check(z.maxLength(100)),
  remote: remoteName,
  version: releaseVersion,
  vitals: z.object({ lcpMs: groupCounts, inpMs: groupCounts, cls: groupCounts }),
});
export type ReleaseVitals = z.infer<typeof releaseVitals>;

/** An edge's report to the registry about one environment. It contains sums, so lost and repeated reports do no harm. */
export const edgeReport = z.object({
  /** The name of the edge among those of the environment. */
  edge: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,62}$/, 'an edge is named like edge-1')),
  /** A new id after each start, when sums restart at 0. */
  instance: z.uuid(),
  revision: revisionNumber,
  /** The sha256 of the served rendered composition. */
  digest: z.string().check(z.maxLength(64)),
  /** Time since when it serves this revision, ISO 8601. */
  since: z.iso.datetime(),
  votes: z.array(releaseVotes).check(z.maxLength(500)),
  vitals: z.array(releaseVitals).check(z.maxLength(100)),
});
export type EdgeReport = z.infer<typeof edgeReport>;
