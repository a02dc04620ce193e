import { exposeName, filePath, menuEntry, releaseVersion, remoteName, remotePage, releaseManifest } from '@social/contracts';
import * as z from 'zod/mini';

/** The file with what no bundler knows about a remote. It is next to the package.json of the remote. */
export const REMOTE_CONFIG_FILE = 'remote.config.json';

const configPage = z.extend(remotePage, {
  access: z._default(remotePage.shape.access, 'member'),
  preload: z._default(remotePage.shape.preload, true),
});

/** The declarations of a remote besides its build. Each field is optional: the build and package.json have defaults. */
export const remoteConfig = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.optional(remoteName),
  version: z.optional(releaseVersion),
  entry: z.optional(filePath),
  exposes: z.optional(z.array(exposeName)),
  requires: z.optional(z.record(z.string(), z.string())),
  pages: z.optional(z.array(configPage).check(z.maxLength(50))),
  menu: z.optional(z.array(menuEntry).check(z.maxLength(20))),
  consumes: z.optional(
    z
      .array(z.object({ remote: remoteName, expose: exposeName, contract: z._default(z.int().check(z.positive()), 1) }))
      .check(z.maxLength(50)),
  ),
  slotContracts: z.optional(z.record(exposeName, z.int().check(z.positive()))),
  firstCalls: releaseManifest.shape.firstCalls,
  configuration: releaseManifest.shape.configuration,
});
export type RemoteConfig = z.infer<typeof remoteConfig>;
