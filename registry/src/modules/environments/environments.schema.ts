import { configurationSchema, configurationValues, environmentName, releaseVersion, remoteName } from '@social/contracts';
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

/** The schemas and the set values of the remotes that an environment runs. Remotes without both are omitted. */
export const configurationView = z.object({
  environment: environmentName,
  /** The version of the settings, for If-Match of a change. */
  settingsVersion: z.int(),
  remotes: z.array(
    z.object({
      remote: remoteName,
      version: releaseVersion,
      /** The JSON Schema that the running release declares; null without one. */
      schema: z.nullable(configurationSchema),
      /** The values that operators set. The release runs with the defaults of its schema for the rest. */
      values: configurationValues,
    }),
  ),
});
export type ConfigurationView = z.infer<typeof configurationView>;

export const environmentList = z.object({ environments: z.array(environmentView) });
