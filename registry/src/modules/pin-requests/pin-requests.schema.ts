import { composition, environmentName, revisionNumber } from '@social/contracts';
import * as z from 'zod';
import { reasonText } from '../../common.schema';
import { gateName } from '../../domain/gates';
import { pinBody } from '../revisions/revisions.schema';
import { versionChange } from '../../domain/revision';

/**
 * `waiting`: for its time, for an approval, or for both. `pinned`: it is done. `refused`: it was tried, and `outcome` says why it was not
 * done. `rejected`: another person decided against it. `cancelled`: its requester took it back. `expired`: it was not decided in time.
 */
const pinRequestState = z.enum(['waiting', 'pinned', 'refused', 'rejected', 'cancelled', 'expired']);
export type PinRequestState = z.infer<typeof pinRequestState>;

export const pinRequestBody = pinBody.extend({
  /** When it is to be carried out; without it, as soon as it is approved. */
  runAt: z.iso.datetime({ offset: true }).optional(),
});
export type PinRequestBody = z.infer<typeof pinRequestBody>;

export const rejectionBody = z.object({ reason: reasonText });

export const pinRequestView = z.object({
  id: z.int(),
  environment: environmentName,
  state: pinRequestState,
  /** The versions that it was planned from and to. */
  changes: z.array(versionChange),
  /** The composition that was planned. */
  composition,
  reason: z.string(),
  skippedGates: z.array(gateName),
  needsApproval: z.boolean(),
  runAt: z.nullable(z.string()),
  expiresAt: z.string(),
  by: z.string(),
  at: z.string(),
  approvedBy: z.nullable(z.string()),
  /** The reason of a refusal or a rejection. */
  outcome: z.nullable(z.string()),
  /** The revision that it became. */
  revision: z.nullable(revisionNumber),
});
export type PinRequestView = z.infer<typeof pinRequestView>;

export const pinRequestList = z.object({ requests: z.array(pinRequestView) });
export const pinRequestParams = z.object({ environment: environmentName, request: z.coerce.number().int().positive().max(2_147_483_647) });
