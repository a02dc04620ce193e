import {
  isReservedName,
  REMOTE_CONTRACT_VERSION,
  remoteName,
  exposeName,
  releaseVersion,
  type ExposeName,
  type Provenance,
  type ReleaseManifest,
} from '@social/contracts';
import { findEntryFault } from './check-entry';
import { formatIssues, InvalidManifestError, validateManifest } from './check-manifest';
import { FEDERATION_MANIFEST, toRequires, type FederationManifest } from './federation-shares';
import { isScript } from './content-types';
import { describeFiles, type BuildFile } from './read-folder';
import { REMOTE_CONFIG_FILE, type RemoteConfig } from './remote-config';

/** A build lacks something that release.json needs. The message says what, and how to give it. */
export class ManifestInputError extends Error {}

export type ManifestInput = {
  /** Files of the build folder. A `release.json` among them is not read. */
  files: readonly BuildFile[];
  /** mf-stats.json or mf-manifest.json. Null for a build without. */
  federation: FederationManifest | null;
  /** Flags of the command line over `remote.config.json`. */
  config: RemoteConfig;
  /** Name and version of the nearest package.json. */
  packageName?: string | undefined;
  packageVersion?: string | undefined;
  provenance: Provenance;
};

/**
 * Describes a build folder as release.json does: files and hashes from the folder, shared ranges and exposes from Module Federation's
 * manifest, the rest from the configuration.
 * @throws {ManifestInputError} if something is missing or contradicts the build.
 */
export async function createManifest(input: ManifestInput): Promise<ReleaseManifest> {
  const { config, federation, files } = input;
  const exposes = listExposes(input);
  const manifest: ReleaseManifest = {
    manifestVersion: 1,
    name: findName(input),
    version: findVersion(input),
    entry: await findEntry(input),
    exposes: exposes.map((name) => describeExpose(name, input)),
    files: describeFiles(files),
    compatibility: {
      contract: REMOTE_CONTRACT_VERSION,
      provides: {},
      // The ranges of the build win. The configuration adds what a build without a manifest requires.
      requires: { ...config.requires, ...(federation && toRequires(federation.shared)) },
    },
    pages: config.pages ?? [],
    menu: config.menu ?? [],
    ...(config.firstCalls && { firstCalls: config.firstCalls }),
    consumes: config.consumes ?? [],
    ...(config.configuration && { configuration: config.configuration }),
    provenance: input.provenance,
  };
  try {
    return validateManifest(manifest);
  } catch (error) {
    if (!(error instanceof InvalidManifestError)) throw error;
    throw new ManifestInputError(`release.json cannot be written: ${error.message}.`, { cause: error });
  }
}

function findName({ config, federation, packageName }: ManifestInput): string {
  const candidates = [config.name, federation?.name, packageName].flatMap((name) => (name === undefined ? [] : [toRemoteName(name)]));
  const name = candidates.find((candidate) => remoteName.safeParse(candidate).success && !isReservedName(candidate));
  if (name !== undefined) return name;
  throw new ManifestInputError(`The remote has no name: give --name mf_hello, or write "name" into ${REMOTE_CONFIG_FILE}.`);
}

/** Federation and npm allow more than a remote's name: `@team/mf-hello` becomes `mf_hello`. */
function toRemoteName(name: string): string {
  return name.replace(/^@[^/]*\//, '').replaceAll('-', '_');
}

function findVersion({ config, packageVersion }: ManifestInput): string {
  const version = config.version ?? packageVersion;
  if (version === undefined)
    throw new ManifestInputError('The release has no version: give --release-version 1.0.0, or write "version" into package.json.');
  const parsed = releaseVersion.safeParse(version);
  if (parsed.success) return version;
  throw new ManifestInputError(`The version ${version} cannot be published: ${formatIssues(parsed.error)}.`);
}

/** Finds the entry: configured, named by the build, or the only script that exports `get` and `init`. */
async function findEntry({ config, federation, files }: ManifestInput): Promise<string> {
  const named = config.entry ?? (federation && joinPath(federation.metaData.remoteEntry));
  if (named) {
    if (files.some(({ path }) => path === named)) return named;
    throw new ManifestInputError(`The folder has no ${named}: it is named as the entry.`);
  }
  const scripts = files.filter(({ path }) => isScript(path));
  const containers: string[] = [];
  for (const { path, bytes } of scripts) if (!(await findEntryFault(bytes.toString('utf8')))) containers.push(path);
  if (containers.length === 1 && containers[0]) return containers[0];
  const usual = scripts.find(({ path }) => /^remoteEntry\.m?js$/.test(path));
  if (usual) return usual.path;
  const found = containers.length === 0 ? 'No script exports get and init' : `${containers.join(' and ')} export get and init`;
  throw new ManifestInputError(`${found}: name the entry with --entry remoteEntry.js, or as "entry" in ${REMOTE_CONFIG_FILE}.`);
}

function joinPath({ name, path = '' }: FederationManifest['metaData']['remoteEntry']): string {
  return [...path.split('/').filter((part) => part !== '' && part !== '.'), name].join('/');
}

function listExposes({ config, federation }: ManifestInput): ExposeName[] {
  const built = federation?.exposes.map(({ path }) => path);
  const declared = config.exposes ?? [
    ...new Set([...(config.pages ?? []).map(({ expose }) => expose), ...Object.keys(config.slotContracts ?? {})]),
  ];
  for (const name of declared) {
    if (built && !built.includes(name)) {
      throw new ManifestInputError(`${name} is declared, and the build exposes ${built.join(', ') || 'nothing'} (${FEDERATION_MANIFEST}).`);
    }
  }
  const names = built ?? declared;
  if (names.length === 0) {
    throw new ManifestInputError(
      `The release exposes nothing: give --expose ./hello, or write "pages" or "exposes" into ${REMOTE_CONFIG_FILE}.`,
    );
  }
  const wrong = names.find((name) => !exposeName.safeParse(name).success);
  if (wrong === undefined) return names;
  throw new ManifestInputError(`The expose ${wrong} needs another name in the build: an expose is named like ./post-list, in lower case.`);
}

/** An expose with the scripts that pages preload. A build without a manifest preloads none. */
function describeExpose(name: ExposeName, { config, federation, files }: ManifestInput): ReleaseManifest['exposes'][number] {
  const present = new Set(files.map(({ path }) => path));
  const built = federation?.exposes.find(({ path }) => path === name)?.assets?.js.sync ?? [];
  const contract = config.slotContracts?.[name];
  return {
    name,
    files: built
      .map((path) => path.replace(/^\.?\//, ''))
      .filter((path) => present.has(path) && isScript(path))
      .sort(),
    ...(contract === undefined ? {} : { contract }),
  };
}
