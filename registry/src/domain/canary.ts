import { composition, revisionNumber } from '@social/contracts';
import * as z from 'zod';
import { gateName } from './gates';

const MAX_STEPS = 30;
const MAX_MEMBERS = 1000;
const WEEK_SECONDS = 7 * 86_400;

/**
 * `weight`: the share of members and browsers that gets the canary from here on. `pause`: waits for this time, or, without a time, until an
 * operator continues. `analysis`: waits until enough pages have reported, then continues unless the canary is worse than the pinned
 * releases.
 */
const canaryStep = z.union([
  z.strictObject({ weight: z.int().min(0).max(100) }),
  z.strictObject({ pause: z.strictObject({ seconds: z.int().min(1).max(WEEK_SECONDS).optional() }) }),
  z.strictObject({ analysis: z.strictObject({}) }),
]);
export type CanaryStep = z.infer<typeof canaryStep>;

export const canarySteps = z
  .array(canaryStep)
  .min(1)
  .max(MAX_STEPS)
  .refine(([first]) => first !== undefined && 'weight' in first, 'the first step is a weight')
  .refine((steps) => steps.some((step) => !('weight' in step)), 'without a pause or an analysis everybody would get it at once: pin it');

const memberId = z.string().regex(/^[\w-]{1,64}$/, 'a member is named by an id such as 12');

/** The ids of members who get a canary whatever its share is. */
export const memberIds = z.array(memberId).max(MAX_MEMBERS);

/** Those who get a canary whatever its share is: named members, and the staff that the environment's settings name. */
export const canaryCohort = z.object({ members: memberIds.default([]), staff: z.boolean().default(false) });

/** A canary as a revision has it: a second composition of the environment, and how far it is. */
export const canary = z.object({
  /** The revision that started it, such as `production-12`. Also the salt by which members and browsers are drawn. */
  id: z.string(),
  startedIn: revisionNumber,
  /** The releases that it has in place of the pinned ones, or besides them. */
  changes: composition,
  percent: z.int(),
  cohort: canaryCohort,
  steps: z.array(canaryStep),
  /** The index of the step that it is in, and since when. */
  step: z.int(),
  stepSince: z.string(),
  /** True if an operator stopped it at its share. */
  isPaused: z.boolean(),
  /** Gates whose refusal was overlooked when it was started: for all of its steps. */
  skippedGates: z.array(gateName),
  startedBy: z.string(),
  startedAt: z.string(),
});
export type Canary = z.infer<typeof canary>;
