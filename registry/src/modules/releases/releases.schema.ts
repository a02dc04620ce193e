import {
  environmentName,
  filePath,
  integrity,
  provenance,
  releaseManifest,
  releaseVersion,
  remoteName,
  revisionNumber,
  type Integrity,
} from '@social/contracts';
import * as z from 'zod';
import { reasonText } from '../../common.schema';
import { MAX_FILES } from '@social/release';

export const releaseParams = z.object({ remote: remoteName, version: releaseVersion });
export const releaseFileParams = releaseParams.extend({ '*': filePath });

/** Hashes of the bytes of files. */
export const fileHashes = z.object({ integrities: z.array(integrity).max(MAX_FILES) });

export const releaseView = z.object({
  remote: remoteName,
  version: releaseVersion,
  /** The sha256 of the manifest and every file. */
  digest: z.string(),
  fileCount: z.int(),
  sizeBytes: z.int(),
  publishedBy: z.string(),
  publishedAt: z.string(),
  /** Where the build comes from, as far as it said. */
  provenance,
});
export type ReleaseView = z.infer<typeof releaseView>;

export const releaseProvenance = z.object({ remote: remoteName, version: releaseVersion, provenance });
export type ReleaseProvenance = z.infer<typeof releaseProvenance>;

const statement = { remote: remoteName, version: releaseVersion, reason: z.string(), by: z.string(), at: z.string() };

/** The owner's word that a release must not be pinned any more. */
export const withdrawalView = z.object(statement);
export type WithdrawalView = z.infer<typeof withdrawalView>;

/** A release that its owner asks to replace by a newer one; it can be pinned all the same. */
export const deprecationView = z.object(statement);

export const withdrawalBody = z.object({ reason: reasonText });

/** Where a release runs now: as the pinned one, or as the one that pages load when the pinned one fails. */
export const releaseUse = z.object({ environment: environmentName, role: z.enum(['pinned', 'fallback']) });
export type ReleaseUse = z.infer<typeof releaseUse>;

export const withdrawnRelease = withdrawalView.extend({ runsIn: z.array(releaseUse) });
export type WithdrawnRelease = z.infer<typeof withdrawnRelease>;

export const deprecatedRelease = deprecationView.extend({ runsIn: z.array(releaseUse) });
export type DeprecatedRelease = z.infer<typeof deprecatedRelease>;

const listedRelease = releaseView.extend({
  runsIn: z.array(releaseUse),
  withdrawal: withdrawalView.nullable(),
  deprecation: deprecationView.nullable(),
});
export type ListedRelease = z.infer<typeof listedRelease>;

const runEdge = z.object({ revision: revisionNumber, at: z.string(), by: z.string(), reason: z.string() });

/** A time in which an environment ran a release, for all members or for the share of a canary. `until` is null while it runs. */
export const releaseRun = z.object({
  environment: environmentName,
  role: z.enum(['pinned', 'canary']),
  from: runEdge,
  until: z.nullable(runEdge),
});
export type ReleaseRunView = z.infer<typeof releaseRun>;

export const releaseRunList = z.object({ runs: z.array(releaseRun) });

export const releaseList = z.object({ releases: z.array(listedRelease) });
export const storedManifest = releaseManifest;

export type ArchiveFile = { path: string; bytes: Buffer; integrity: Integrity };
