import { environmentName, revisionNumber } from '@social/contracts';
import * as z from 'zod';

/** Events of an environment other than revisions. Kinds that this client does not know are shown by name. */
const environmentEvent = z.object({
  id: z.number(),
  environment: environmentName,
  kind: z.string(),
  changes: z.array(z.object({ name: z.string(), from: z.unknown(), to: z.unknown() })),
  reason: z.string(),
  revision: z.nullable(revisionNumber),
  by: z.string(),
  at: z.string(),
});
export type EnvironmentEvent = z.infer<typeof environmentEvent>;

export const eventsReply = z.object({ events: z.array(environmentEvent), next: z.nullable(z.number()) });
export type Events = z.infer<typeof eventsReply>;
