export { backoffMs } from './backoff';
export {
  OVERRIDE_LINKS_PATH,
  OVERRIDES_PATH,
  overrideChange,
  overrideLink,
  overrideState,
  type OverrideChange,
  type OverrideLink,
  type OverrideState,
} from './overrides';
export { writeCohortEntry } from './canary-cohort';
export { canonicalJson } from './canonical-json';
export {
  configurationName,
  configurationSchema,
  configurationValues,
  type ConfigurationSchema,
  type ConfigurationValues,
} from './configuration';
export { edgeReport, releaseVotes, type EdgeReport, type ReleaseVitals, type ReleaseVotes } from './edge-report';
export type { CompositionFirstCall, FirstCall, ReplyPreview } from './first-calls';
export { KIT_FOLDER, KIT_INDEX_FILE, isKitFile, kitIndex, type KitIndex, type KitPackage } from './kit';
export {
  environmentName,
  exposeName,
  filePath,
  integrity,
  isReservedName,
  releaseVersion,
  remoteName,
  revisionNumber,
  type EnvironmentName,
  type ExposeName,
  type Integrity,
  type ReleaseVersion,
  type RemoteName,
  type RevisionNumber,
} from './names';
export { compilePathPattern } from './path-pattern';
export {
  COMPRESSION_PENDING_HEADER,
  FEDERATION_RUNTIME_FILE,
  RELEASE_MANIFEST_FILE,
  REMOTE_CONTRACT_VERSION,
  SBOM_FILE,
  provenance,
  releaseManifest,
  retainedReleases,
  type ReleaseFile,
  type Provenance,
  type ReleaseManifest,
  type RetainedReleases,
} from './release-manifest';
export {
  COMPOSITION_ELEMENT_ID,
  REVISION_PATH,
  SERVICE_WORKER_PATH,
  WEB_MANIFEST_PATH,
  composition,
  compositionReason,
  currentRevision,
  pageComposition,
  pageImportMap,
  pageSettings,
  renderedCanary,
  renderedComposition,
  type Composition,
  type CompositionReason,
  type CurrentRevision,
  type PageComposition,
  type PageRemote,
  type PageSettings,
  type RenderedCanary,
  type RenderedComposition,
  type ServedFile,
} from './composition';
export {
  DEFAULT_EXPOSE_CONTRACT,
  menuEntry,
  menuIcons,
  OVERRIDE_PAGES_FILE,
  overridePages,
  pathShape,
  pathShapes,
  remotePage,
  type CompositionMenuEntry,
  type CompositionPage,
  type ConsumedExpose,
  type MenuEntry,
  type MenuIcon,
  type OverridePages,
  type RemotePage,
} from './remote-pages';
export {
  remoteModule,
  type MountedRegion,
  type MountRegion,
  type PostListInput,
  type PostPartsInput,
  type RegionContext,
  type RegionInput,
  type RegionVisit,
  type RemoteModule,
} from './remote-module';
export { REPORT_PATH, TELEMETRY_PATH } from './report-paths';
export {
  regionFailureKind,
  regionReport,
  type RegionFailureKind,
  type RegionReport,
  pageErrorReport,
  type PageErrorKind,
  type PageErrorReport,
} from './region-report';
export {
  pageTelemetry,
  regionOutcome,
  vitalNames,
  type PageTelemetry,
  type RegionOutcome,
  type RegionTelemetry,
  type TelemetryArm,
  type VitalName,
} from './page-telemetry';
export { releaseFigures, vitalBounds, type ReleaseFigures, type VitalFigures } from './release-figures';
export {
  compareHeads,
  environmentHeads,
  publicSigningKey,
  publicSigningKeys,
  signedHead,
  writeHeadStatement,
  type EnvironmentHeads,
  type PublicSigningKey,
  type SignedHead,
} from './signed-head';
