import { releaseVersion, remoteName } from '@social/contracts';
import * as z from 'zod';

export const checkName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'a check is named like smoke, in lower-case letters, digits and hyphens');

/** A check that an environment asks for before a pin: of each release that changes, or of the composition that results. */
export const requiredCheck = z.object({ name: checkName, of: z.enum(['release', 'composition']) });
export type RequiredCheck = z.infer<typeof requiredCheck>;

/** The subject of a check: one release, or releases together. */
export const checkSubject = z.union([
  z.strictObject({ release: z.object({ remote: remoteName, version: releaseVersion }) }),
  z.strictObject({
    composition: z.record(remoteName, releaseVersion).refine((value) => Object.keys(value).length > 0, 'name at least one release'),
  }),
]);
export type CheckSubject = z.infer<typeof checkSubject>;
