import * as z from 'zod';
import { releaseName } from '../../domain/release-name';

export const collectionBody = z.object({
  /** Says what would be removed, and removes nothing. */
  isDryRun: z.boolean().default(false),
});

export const collectedView = z.object({
  releases: z.array(releaseName),
  /** Files that another release has as well are not removed, and do not count. */
  freedBytes: z.int(),
});
export type CollectedView = z.infer<typeof collectedView>;
