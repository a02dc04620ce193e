import type { Composition } from '@social/contracts';
import { canaryStatusReply, type CanaryStatus, type CanaryStep } from './canary-replies';
import { edgeListReply, type EdgeList } from './edge-replies';
import { environmentPath } from './environment-path';
import { revisionReply, type Revision } from './replies';
import type { SendValue } from './send-request';

export type CanaryRequest = {
  basedOn: number;
  changes: Composition;
  steps: CanaryStep[];
  cohort?: { members: string[]; staff: boolean } | undefined;
  reason: string;
  skipGates?: string[] | undefined;
};
export type CanaryAction = 'promote' | 'skip' | 'pause' | 'resume' | 'abort' | 'retry';

/** Methods for canaries. Changes are based on a revision, and reject with REG_REVISION_STALE if it is no longer the latest. */
export function createCanaryMethods(value: SendValue) {
  return {
    /** Reads the canary, with the numbers of visitors and failures of its releases and the pinned ones. */
    canary: (environment: string): Promise<CanaryStatus> =>
      value({ path: environmentPath(environment, '/canary'), reply: canaryStatusReply }),

    /** Lists the edges of an environment, with the revision that each reported. */
    edges: (environment: string): Promise<EdgeList> => value({ path: environmentPath(environment, '/edges'), reply: edgeListReply }),

    /** Starts a second composition for a share of the members and browsers, and for a cohort. */
    startCanary(environment: string, request: CanaryRequest): Promise<Revision> {
      const { basedOn, ...json } = request;
      return value({ method: 'POST', path: environmentPath(environment, '/canary'), json, ifMatch: basedOn, reply: revisionReply });
    },

    /** Promotes, skips a step of, pauses, resumes, aborts or retries the canary. */
    changeCanary(environment: string, action: CanaryAction, request: { basedOn: number; reason: string }): Promise<Revision> {
      const { basedOn, ...json } = request;
      const path = environmentPath(environment, `/canary/${action}`);
      return value({ method: 'POST', path, json, ifMatch: basedOn, reply: revisionReply });
    },
  };
}
