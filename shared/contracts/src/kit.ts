import * as z from 'zod/mini';
import { filePath, releaseVersion } from './names';

/** The folder of a shell's release that holds its kit: the packages that it was built from. No page loads them, and no edge serves them. */
export const KIT_FOLDER = 'kit/';

/** Lists the packages of a kit. */
export const KIT_INDEX_FILE = `${KIT_FOLDER}kit.json`;

const dependencies = z.record(z.string(), z.string());

const kitPackage = z.object({
  name: z.string().check(z.regex(/^@social\/[a-z][a-z-]{0,39}$/, 'a package is named like @social/ui')),
  /** The package's own version, followed by `-kit-` and the hash of its content, so that different content has a different version. */
  version: releaseVersion,
  /** The tarball among the files of the release. */
  file: filePath,
  /** `sha512-…` of the tarball, as npm writes it. */
  integrity: z.string(),
  dependencies,
  peerDependencies: z.optional(dependencies),
  peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.boolean() }))),
  engines: z.optional(dependencies),
  bin: z.optional(dependencies),
});
export type KitPackage = z.infer<typeof kitPackage>;

export const kitIndex = z.object({ packages: z.array(kitPackage) });
export type KitIndex = z.infer<typeof kitIndex>;

/** Returns true if a file of a release belongs to its kit, which no page loads. */
export function isKitFile(path: string): boolean {
  return path.startsWith(KIT_FOLDER);
}
