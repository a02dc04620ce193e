import { environmentName, KIT_FOLDER, releaseVersion } from '@social/contracts';
import * as z from 'zod';

const packageName = z.string().regex(/^@social\/[a-z][a-z-]{0,39}$/, 'a package is named like @social/ui');

export const packageParams = z.object({ environment: environmentName, name: packageName });

export const tarballParams = z.object({
  environment: environmentName,
  file: z.string().regex(/^[a-z][a-z0-9.-]{0,120}\.tgz$/, 'a tarball is named like ui-0.1.0-kit-1a2b3c4d5e.tgz'),
});

/** The packages that an environment runs now. */
export const kitView = z.object({
  environment: environmentName,
  /** The release of the shell that carries them. */
  shell: releaseVersion,
  packages: z.array(z.object({ name: packageName, version: z.string() })),
});
export type KitView = z.infer<typeof kitView>;

/** The description of a package that npm reads before it installs it. */
export const packument = z.object({
  name: z.string(),
  'dist-tags': z.object({ latest: z.string() }),
  /** When each version was published. Package managers refuse versions that are too new, or without a time. */
  time: z.record(z.string(), z.iso.datetime()),
  versions: z.record(
    z.string(),
    z.object({
      name: z.string(),
      version: z.string(),
      dependencies: z.record(z.string(), z.string()),
      peerDependencies: z.record(z.string(), z.string()).optional(),
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).optional(),
      engines: z.record(z.string(), z.string()).optional(),
      bin: z.record(z.string(), z.string()).optional(),
      dist: z.object({ tarball: z.string(), integrity: z.string() }),
    }),
  ),
});
export type Packument = z.infer<typeof packument>;

/** The path of a tarball in its release. */
export const tarballPath = (file: string) => `${KIT_FOLDER}${file}`;
