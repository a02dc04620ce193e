import { releaseVersion, remoteName } from '@social/contracts';
import * as z from 'zod';

/** The 75th percentile of a web vital, in milliseconds (CLS: without unit), and of how many sampled pages. */
const vitalView = z.object({ pages: z.int(), p75: z.number() });

/** The web vitals of a release, each null where no page has told it. */
export const vitalsView = z.object({
  remote: remoteName,
  version: releaseVersion,
  lcpMs: z.nullable(vitalView),
  inpMs: z.nullable(vitalView),
  cls: z.nullable(vitalView),
});
export type VitalsView = z.infer<typeof vitalsView>;

const votes = z.object({ version: releaseVersion, visitors: z.int(), failed: z.int() });

/** Votes on a release of a canary, and on the pinned release in the same time; null if none is pinned. */
export const comparison = z.object({ remote: remoteName, canary: votes, pinned: z.nullable(votes), isClearlyWorse: z.boolean() });
export type Comparison = z.infer<typeof comparison>;

/** The votes that arrived in a minute. */
export const votePoint = z.object({ at: z.string(), remote: remoteName, version: releaseVersion, visitors: z.int(), failed: z.int() });
