import { environmentName, releaseVersion, remoteName, revisionNumber } from '@social/contracts';
import * as z from 'zod';
import { reasonText } from '../../common.schema';
import { canary, canaryCohort, canarySteps } from '../../domain/canary';
import { comparison, vitalsView, votePoint } from './votes.schema';
import { gateName } from '../../domain/gates';

export const canaryStatus = z.object({
  environment: environmentName,
  revision: revisionNumber,
  canary: z.nullable(canary),
  /** The results of its releases, and of the pinned ones in the same time. */
  comparisons: z.array(comparison),
  /** Visitors that each of its releases needs before an analysis passes it. */
  minVisitors: z.int(),
  /** The web vitals of these releases while it ran. They are for people: nothing is decided by them. */
  vitals: z.array(vitalsView),
  /** The votes about these releases by minute, since it began. */
  points: z.array(votePoint),
});
export type CanaryStatus = z.infer<typeof canaryStatus>;

export const canaryBody = z.object({
  /** Remote to the version that the canary has. */
  changes: z.record(remoteName, releaseVersion).refine((changes) => Object.keys(changes).length > 0, 'name at least one release'),
  steps: canarySteps,
  cohort: canaryCohort.prefault({}),
  reason: reasonText,
  skipGates: z.array(gateName).max(20).default([]),
});
export type CanaryBody = z.infer<typeof canaryBody>;

/**
 * `promote`: all members get it. `skip`: continues with the next step. `pause`: stops at the present share; `resume` ends that. `abort`: no
 * member gets it any more. `retry`: starts again, from its first step, the last canary that ended without a promotion.
 */
const canaryAction = z.enum(['promote', 'skip', 'pause', 'resume', 'abort', 'retry']);
export type CanaryAction = z.infer<typeof canaryAction>;

export const canaryActionParams = z.object({ environment: environmentName, action: canaryAction });
export const canaryActionBody = z.object({ reason: reasonText });
