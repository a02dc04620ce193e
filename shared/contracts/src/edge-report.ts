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

/** How many pages were in each group of `vitalBounds`. Longer than any, so that other bounds never cost a report its votes. */
const groupCounts = z.array(z.int().check(z.nonnegative())).check(z.maxLength(20));

/** The web vitals of a release that is compared: of the sampled pages that ran it while a canary did, since an edge started. */
export const releaseVitals = z.object({
  /** The canary, such as `production-12`. */
  canary: z.string().check(z.maxLength(100)),
  remote: remoteName,
  version: releaseVersion,
  vitals: z.object({ lcpMs: groupCounts, inpMs: groupCounts, cls: groupCounts }),
});
export type ReleaseVitals = z.infer<typeof releaseVitals>;

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
  vitals: z.array(releaseVitals).check(z.maxLength(100)),
});
export type EdgeReport = z.infer<typeof edgeReport>;
