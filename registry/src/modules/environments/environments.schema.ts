import { environmentName } from '@social/contracts';
import * as z from 'zod';
import { reasonText } from '../../common.schema';
import { environmentSettings, freeze } from '../../domain/environment-settings';

export const freezeBody = z.object({ until: z.iso.datetime({ offset: true }), reason: reasonText });
export type FreezeBody = z.infer<typeof freezeBody>;

export const environmentView = z.object({
  name: environmentName,
  settings: environmentSettings,
  /** Counts the changes of the settings; the next change names it in If-Match. */
  settingsVersion: z.int(),
  /** Its latest revision; 0 while nothing is pinned. */
  revision: z.int(),
  freeze: z.nullable(freeze),
  changedBy: z.string(),
  changedAt: z.string(),
});
export type EnvironmentView = z.infer<typeof environmentView>;

export const environmentList = z.object({ environments: z.array(environmentView) });
