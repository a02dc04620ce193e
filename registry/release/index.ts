export { assertFolder, checkRelease, findContentProblems } from './check-release';
export { findEntryFault } from './check-entry';
export { formatIssues, InvalidManifestError, parseManifest, validateManifest } from './check-manifest';
export { createManifest, ManifestInputError } from './create-manifest';
export { FEDERATION_MANIFEST, FEDERATION_STATS, readFederationManifest } from './federation-shares';
export { findKindProblem } from './file-kinds';
export { isScript } from './content-types';
export { formatBytes, MAX_FILE_BYTES, MAX_FILES, MAX_MANIFEST_BYTES, MAX_TOTAL_BYTES } from './limits';
export { manifestSchema, remoteConfigSchema } from './json-schemas';
export { readProvenance } from './read-provenance';
export { describeFiles, NotABuildError, readFolder, toBuildFile, type BuildFile } from './read-folder';
export { describeProblem, UnpublishableError } from './release-problem';
export { REMOTE_CONFIG_FILE, remoteConfig, type RemoteConfig } from './remote-config';
export {
  assertTypesArchive,
  readTypesArchive,
  SLOT_INPUTS,
  TYPES_API_FILE,
  TYPES_ARCHIVE,
  TypesArchiveError,
  writeTypesArchive,
} from './types-archive';
