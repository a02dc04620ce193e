import { environmentPath } from './environment-path';
import { pinRequestReply, pinRequestsReply, type PinRequest } from './pin-request-replies';
import type { CompositionChanges } from './replies';
import type { SendValue } from './send-request';

export type PinOptions = { basedOn: number; changes: CompositionChanges; reason: string; skipGates?: string[] | undefined };
type PinRequestOptions = PinOptions & { runAt?: string | undefined };

/** Methods for pins that wait for a time or for the approval of a second person. */
export function createPinRequestMethods(value: SendValue) {
  return {
    /** Requests a pin for another person's approval, or for a time. */
    requestPin(environment: string, request: PinRequestOptions): Promise<PinRequest> {
      const { basedOn, ...json } = request;
      return value({ method: 'POST', path: environmentPath(environment, '/pin-requests'), json, ifMatch: basedOn, reply: pinRequestReply });
    },

    /** Lists the newest requests, newest first. */
    async pinRequests(environment: string): Promise<PinRequest[]> {
      return (await value({ path: environmentPath(environment, '/pin-requests'), reply: pinRequestsReply })).requests;
    },

    /** Approves another person's request. Its `state` is `refused` if a gate refused the pin. */
    approve: (environment: string, id: number): Promise<PinRequest> =>
      value({ method: 'PUT', path: environmentPath(environment, `/pin-requests/${id}/approval`), reply: pinRequestReply }),

    /** Rejects a request, or cancels an own one. */
    reject: (environment: string, id: number, json: { reason: string }): Promise<PinRequest> =>
      value({ method: 'PUT', path: environmentPath(environment, `/pin-requests/${id}/rejection`), json, reply: pinRequestReply }),
  };
}
