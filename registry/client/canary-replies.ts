import { composition } from '@social/contracts';
import * as z from 'zod';

const canaryStep = z.union([
  z.object({ weight: z.number() }),
  z.object({ pause: z.object({ seconds: z.number().optional() }) }),
  z.object({ analysis: z.object({}) }),
]);
export type CanaryStep = z.infer<typeof canaryStep>;

export const canaryReply = z.object({
  id: z.string(),
  changes: composition,
  percent: z.number(),
  cohort: z.object({ members: z.array(z.string()), staff: z.boolean() }),
  steps: z.array(canaryStep),
  step: z.number(),
  stepSince: z.string(),
  isPaused: z.boolean(),
  startedBy: z.string(),
  startedAt: z.string(),
});
export type Canary = z.infer<typeof canaryReply>;

const votes = z.object({ version: z.string(), visitors: z.number(), failed: z.number() });
const vital = z.nullable(z.object({ pages: z.number(), p75: z.number() }));
const vitals = z.object({ remote: z.string(), version: z.string(), lcpMs: vital, inpMs: vital, cls: vital });

export const canaryStatusReply = z.object({
  environment: z.string(),
  revision: z.number(),
  canary: z.nullable(canaryReply),
  comparisons: z.array(z.object({ remote: z.string(), canary: votes, pinned: z.nullable(votes), isClearlyWorse: z.boolean() })),
  /** Visitors that each of its releases needs before an analysis passes it. */
  minVisitors: z.number(),
  /** The 75th percentile of the web vitals of these releases, in milliseconds (CLS has no unit). */
  vitals: z.array(vitals),
  points: z.array(z.object({ at: z.string(), remote: z.string(), version: z.string(), visitors: z.number(), failed: z.number() })),
});
export type CanaryStatus = z.infer<typeof canaryStatusReply>;
