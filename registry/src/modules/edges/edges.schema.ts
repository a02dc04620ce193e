import { environmentName, releaseVersion, remoteName, revisionNumber } from '@social/contracts';
import * as z from 'zod';

export const edgeView = z.object({
  name: z.string(),
  revision: revisionNumber,
  digest: z.string(),
  since: z.string(),
  reportedAt: z.string(),
  /** `behind`: it serves another document than the latest revision's. `silent`: it has not reported for a minute. */
  state: z.enum(['current', 'behind', 'silent']),
});
export type EdgeView = z.infer<typeof edgeView>;

export const edgeList = z.object({ environment: environmentName, revision: revisionNumber, edges: z.array(edgeView) });
export type EdgeList = z.infer<typeof edgeList>;

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

/** How a release of a canary does, and the pinned one meanwhile; null where none is pinned. */
export const comparison = z.object({ remote: remoteName, canary: votes, pinned: z.nullable(votes), isClearlyWorse: z.boolean() });
export type Comparison = z.infer<typeof comparison>;

/** The votes that arrived in a minute. */
export const votePoint = z.object({ at: z.string(), remote: remoteName, version: releaseVersion, visitors: z.int(), failed: z.int() });
