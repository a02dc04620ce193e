import { composition, environmentName, provenance, releaseVersion, remoteName, revisionNumber } from '@social/contracts';
import * as z from 'zod';
import { reasonText } from '../../common.schema';
import { canary } from '../../domain/canary';
import { revisionKind, versionChange } from '../../domain/revision';
import { freeze } from '../../domain/environment-settings';
import { gateName, gateVerdict } from '../../domain/gates';
import { deprecationView, releaseProvenance, withdrawalView } from '../releases/releases.schema';
import { SHELL } from '../../domain/shell';

/** The outcome of a pin that was not carried out. */
export const planView = z.object({
  environment: environmentName,
  /** The revision that the pin would be based on. */
  basedOn: revisionNumber,
  composition,
  changes: z.array(versionChange),
  fallbacks: composition,
  verdicts: z.array(gateVerdict),
  /** True if the same pin would be accepted now. */
  isAccepted: z.boolean(),
  /** Compressed bytes of all scripts of the changed releases: the most that a member downloads again. */
  downloadBytes: z.int(),
  /** Of the releases that would be new: no reason to refuse them. */
  deprecations: z.array(deprecationView),
});
export type PlanView = z.infer<typeof planView>;

/** Remote to the reason why it is switched off. */
const disabledRemotes = z.record(remoteName, z.string());

/** A change of an environment's composition: who, when, why, from what. */
export const revisionView = z.object({
  environment: environmentName,
  revision: revisionNumber,
  kind: revisionKind,
  /** The revision whose composition a rollback restored; null for a rollback of one remote. */
  restored: z.nullable(revisionNumber),
  changes: z.array(versionChange),
  composition,
  disabled: disabledRemotes,
  /** The canary that runs beside the composition. */
  canary: z.nullable(canary),
  reason: z.string(),
  skippedGates: z.array(gateName),
  by: z.string(),
  at: z.string(),
  /** The sha256 of this revision and the hash of the previous one. */
  hash: z.string(),
});
export type RevisionView = z.infer<typeof revisionView>;

export const pinBody = z.object({
  /** Remote to version, or to null to take it out; what is not named stays as it is. The first revision of an environment names all. */
  changes: z
    .record(remoteName, z.nullable(releaseVersion))
    .refine((changes) => Object.keys(changes).length > 0, 'name at least one release'),
  reason: reasonText,
  /** Gates whose refusal is overlooked: for those whose token may, with a reason that the history keeps. */
  skipGates: z.array(gateName).max(20).default([]),
});
export type PinBody = z.infer<typeof pinBody>;

/** A pin's body, whose reason may be missing. */
export const planBody = pinBody.extend({ reason: reasonText.optional() });

export const rollbackBody = z
  .object({
    /** The revision to restore; without it, the composition before the present one. */
    to: z.int().positive().max(2_147_483_647).optional(),
    /** The remote whose last change is taken back, and no other. */
    remote: z.optional(remoteName),
    reason: reasonText,
    /** True if changes of other people may be taken back with the composition. */
    takesBackOthers: z.boolean().default(false),
  })
  .refine(({ to, remote }) => to === undefined || remote === undefined, 'name a revision or a remote, not both');
export type RollbackBody = z.infer<typeof rollbackBody>;

/** The shell cannot be switched off: there would be no page. */
export const switchParams = z
  .object({ environment: environmentName, remote: remoteName })
  .refine(({ remote }) => remote !== SHELL, 'the shell cannot be switched off: there would be no page');
export const switchBody = z.object({ isDisabled: z.boolean(), reason: reasonText });
export type SwitchBody = z.infer<typeof switchBody>;

export const archiveBody = z.object({ isArchived: z.boolean(), reason: reasonText });
export type ArchiveBody = z.infer<typeof archiveBody>;

const numberInPath = z.coerce.number().int().positive().max(2_147_483_647);

export const revisionParams = z.object({ environment: environmentName, revision: numberInPath });

export const historyQuery = z.object({
  /** Only revisions below this one: the `next` of the page before. */
  before: numberInPath.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const revisionFailures = z.object({
  revision: revisionNumber,
  remote: remoteName,
  version: releaseVersion,
  visitors: z.int(),
  failed: z.int(),
});
export const historyPage = z.object({
  revisions: z.array(revisionView),
  /** Of the releases that these revisions pinned. */
  withdrawals: z.array(withdrawalView),
  provenances: z.array(releaseProvenance),
  /** The releases that failed for visitors while one of these revisions was the latest: counted in canaries, and where pins are watched. */
  failures: z.array(revisionFailures),
  next: z.nullable(revisionNumber),
});
export type HistoryPage = z.infer<typeof historyPage>;

const side = z.object({ environment: environmentName, revision: revisionNumber });

export const diffQuery = z.object({
  /** Another environment, meaning its latest revision; or the number of a revision of this one. */
  with: z.union([numberInPath, environmentName]),
});
export const diffView = z.object({
  left: side,
  right: side,
  differences: z.array(z.object({ remote: remoteName, left: z.nullable(releaseVersion), right: z.nullable(releaseVersion) })),
});
export type DiffView = z.infer<typeof diffView>;

export const statusView = z.object({
  environment: environmentName,
  revision: revisionNumber,
  brand: z.string(),
  hostnames: z.array(z.string()),
  /** Empty while nothing is pinned. */
  composition,
  /** Remote to the version that a page loads when the pinned one fails. */
  fallbacks: composition,
  disabled: disabledRemotes,
  /** Of the releases that run or that pages fall back to. */
  withdrawals: z.array(withdrawalView),
  /** Of the releases that run. */
  deprecations: z.array(deprecationView),
  /** Of the releases that run. */
  provenances: z.array(releaseProvenance),
  freeze: z.nullable(freeze),
  canary: z.nullable(canary),
  /** Null while nothing is pinned. */
  latest: revisionView.nullable(),
});
export type StatusView = z.infer<typeof statusView>;

export const explainQuery = z.object({ path: z.string().startsWith('/').max(300).optional() });

const explainedRelease = z.object({
  remote: remoteName,
  version: releaseVersion,
  publishedBy: z.string(),
  publishedAt: z.string(),
  provenance,
  /** The paths of its pages. */
  paths: z.array(z.string()),
  /** The change that brought this version. */
  introducedBy: z.nullable(revisionView),
  fallback: z.nullable(releaseVersion),
  /** The reason why it is switched off. */
  disabled: z.nullable(z.string()),
  withdrawal: z.nullable(withdrawalView),
});
export type ExplainedRelease = z.infer<typeof explainedRelease>;

export const explanationView = z.object({
  environment: environmentName,
  revision: revisionNumber,
  path: z.nullable(z.string()),
  /** The page of the path; null without a path, or where the shell fills it itself. */
  page: z.nullable(z.object({ remote: remoteName, path: z.string(), expose: z.string(), title: z.string() })),
  freeze: z.nullable(freeze),
  releases: z.array(explainedRelease),
  verdicts: z.array(gateVerdict),
});
export type ExplanationView = z.infer<typeof explanationView>;

export const chainView = z.object({
  /** How many revisions are sound, from the first one on. */
  revisions: z.int(),
  intact: z.boolean(),
  /** The first revision that was changed after it was written. */
  brokenAt: z.nullable(revisionNumber),
  /** `missing`: there is a gap. `changed`: a hash differs. `unsigned`, `signature`: the registry's key did not sign it. */
  reason: z.nullable(z.enum(['missing', 'changed', 'unsigned', 'signature'])),
  /** The last sound revision, to compare with what an edge has seen. */
  head: z.nullable(z.object({ revision: revisionNumber, hash: z.string() })),
});
export type ChainView = z.infer<typeof chainView>;
