import { environmentName, revisionNumber } from '@social/contracts';
import * as z from 'zod';

/**
 * Things that happen to an environment besides its revisions. A pin that waits has `request` for an approval, or `schedule` for a time.
 * Its later events: `approve`, `run` at its time, `reject` by another person, `cancel` by its requester, `refuse` by a gate or because
 * a remote was moved, `expire`.
 */
const eventKind = z.enum([
  'create',
  'settings',
  'freeze',
  'unfreeze',
  'request',
  'schedule',
  'approve',
  'run',
  'reject',
  'cancel',
  'refuse',
  'expire',
]);
export type EventKind = z.infer<typeof eventKind>;

/** A value before and after; null where there was or is none. */
const valueChange = z.object({ name: z.string(), from: z.unknown(), to: z.unknown() });
export type ValueChange = z.infer<typeof valueChange>;

export const eventView = z.object({
  id: z.int(),
  environment: environmentName,
  kind: eventKind,
  changes: z.array(valueChange),
  reason: z.string(),
  /** The revision that it made; null where pages stay as they are. */
  revision: z.nullable(revisionNumber),
  by: z.string(),
  at: z.string(),
});
export type EventView = z.infer<typeof eventView>;

export const eventQuery = z.object({
  /** Only events below this one: the `next` of the page before. */
  before: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export const eventPage = z.object({ events: z.array(eventView), next: z.nullable(z.int()) });
export type EventPage = z.infer<typeof eventPage>;
