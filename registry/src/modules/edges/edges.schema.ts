import { environmentName, revisionNumber } from '@social/contracts';
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
