import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@social/contracts';
import {
  assertFolder,
  createManifest,
  FEDERATION_MANIFEST,
  FEDERATION_STATS,
  formatIssues,
  ManifestInputError,
  readFederationManifest,
  readFolder,
  readProvenance,
  REMOTE_CONFIG_FILE,
  remoteConfig,
  toBuildFile,
  type BuildFile,
  type RemoteConfig,
} from '@social/release';

export type DescribeOptions = {
  /** Path of the remote.config.json. By default it is searched in the build folder and its parents. */
  config?: string | undefined;
  /** Values that replace those of remote.config.json. */
  flags?: RemoteConfig | undefined;
};

/** A build folder, ready to be checked and sent. */
export type DescribedBuild = {
  /** With `release.json`, from the folder or written for it. */
  files: BuildFile[];
  /** Paths that are not sent, such as `.DS_Store`. */
  ignored: string[];
  /** True if the folder has a release.json of its own. */
  hasManifest: boolean;
};

/** Reads a build folder, and describes it if it has no release.json. @throws {NotABuildError | ManifestInputError | UnpublishableError} */
export async function readBuild(folder: string): Promise<DescribedBuild> {
  const { files, ignored } = await readFolder(folder);
  if (files.some(({ path }) => path === RELEASE_MANIFEST_FILE)) return { files, ignored, hasManifest: true };
  assertFolder(files);
  const bytes = Buffer.from(writeManifest(await describe(folder, files, {})));
  return { files: [...files, toBuildFile(RELEASE_MANIFEST_FILE, bytes)], ignored, hasManifest: false };
}

/** Creates the release.json of a build folder, without writing it. @throws {NotABuildError | ManifestInputError} */
export async function describeBuild(folder: string, options: DescribeOptions): Promise<{ manifest: ReleaseManifest; ignored: string[] }> {
  const { files, ignored } = await readFolder(folder);
  return { manifest: await describe(folder, files, options), ignored };
}

export function writeManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function describe(folder: string, files: readonly BuildFile[], { config, flags }: DescribeOptions): Promise<ReleaseManifest> {
  const [stats, federation, found, packageJson] = await Promise.all([
    readIfPresent(join(folder, FEDERATION_STATS)),
    readIfPresent(join(folder, FEDERATION_MANIFEST)),
    config === undefined ? findUpwards(folder, REMOTE_CONFIG_FILE) : readFile(config, 'utf8').catch(refuseMissing(config)),
    findUpwards(folder, 'package.json'),
  ]);
  const { name, version } =
    packageJson === undefined ? {} : (parseJson(packageJson, 'package.json') as { name?: string; version?: string });
  return createManifest({
    files,
    federation: readFederationManifest(stats) ?? readFederationManifest(federation),
    config: { ...(found === undefined ? {} : parseConfig(found)), ...flags },
    packageName: name,
    packageVersion: version,
    provenance: await readProvenance(dirname(folder), process.env),
  });
}

function parseConfig(text: string): RemoteConfig {
  const parsed = remoteConfig.safeParse(parseJson(text, REMOTE_CONFIG_FILE));
  if (parsed.success) return parsed.data;
  throw new ManifestInputError(`${REMOTE_CONFIG_FILE} is refused: ${formatIssues(parsed.error)}. docs/release-json.md lists its fields.`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ManifestInputError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}

/** Reads the nearest file of this name: in the folder, then in its parents up to the nearest package.json. */
async function findUpwards(folder: string, name: string): Promise<string | undefined> {
  const text = await readIfPresent(join(folder, name));
  if (text !== undefined) return text;
  const isRoot = folder === dirname(folder) || (await readIfPresent(join(folder, 'package.json'))) !== undefined;
  return isRoot ? undefined : findUpwards(dirname(folder), name);
}

async function readIfPresent(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

function refuseMissing(file: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT') throw new ManifestInputError(`There is no file ${file}.`, { cause: error });
    throw error;
  };
}
