import { revisionNumber } from '@social/contracts';
import * as z from 'zod';

export const edgeListReply = z.object({
  revision: revisionNumber,
  edges: z.array(
    z.object({
      name: z.string(),
      revision: revisionNumber,
      since: z.string(),
      reportedAt: z.string(),
      state: z.enum(['current', 'behind', 'silent']),
    }),
  ),
});
export type EdgeList = z.infer<typeof edgeListReply>;
