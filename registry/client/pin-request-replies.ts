import { composition, environmentName, releaseVersion, remoteName, revisionNumber } from '@social/contracts';
import * as z from 'zod';

const version = z.nullable(releaseVersion);

export const pinRequestReply = z.object({
  id: z.number(),
  environment: environmentName,
  state: z.enum(['waiting', 'pinned', 'refused', 'rejected', 'cancelled', 'expired']),
  changes: z.array(z.object({ remote: remoteName, from: version, to: version })),
  composition,
  reason: z.string(),
  needsApproval: z.boolean(),
  runAt: z.nullable(z.string()),
  expiresAt: z.string(),
  by: z.string(),
  at: z.string(),
  approvedBy: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  revision: z.nullable(revisionNumber),
});
export type PinRequest = z.infer<typeof pinRequestReply>;

export const pinRequestsReply = z.object({ requests: z.array(pinRequestReply) });
