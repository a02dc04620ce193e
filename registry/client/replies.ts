import {
  composition,
  configurationSchema,
  configurationValues,
  environmentName,
  provenance,
  pageSettings,
  releaseVersion,
  remoteName,
  revisionNumber,
} from '@social/contracts';
import * as z from 'zod';
import { canaryReply } from './canary-replies';
import { withdrawal, releaseProvenance } from './release-replies';

/** The parts of the registry's answers that this client reads. Answers may have more fields. */
export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).default({}),
});

const freeze = z.object({ until: z.string(), reason: z.string(), by: z.string(), at: z.string() });

const version = z.nullable(releaseVersion);

/** Maps a remote to its new version, or to null to remove it. */
export type CompositionChanges = Record<string, string | null>;

export const revisionReply = z.object({
  environment: environmentName,
  revision: revisionNumber,
  kind: z.enum(['pin', 'rollback', 'settings', 'disable', 'enable', 'archive', 'restore', 'canary']),
  restored: z.nullable(revisionNumber),
  changes: z.array(z.object({ remote: remoteName, from: version, to: version })),
  composition,
  disabled: z.record(remoteName, z.string()),
  canary: z.nullable(canaryReply),
  reason: z.string(),
  skippedGates: z.array(z.string()),
  by: z.string(),
  at: z.string(),
  hash: z.string(),
});
export type Revision = z.infer<typeof revisionReply>;

const revisionFailures = z.object({
  revision: revisionNumber,
  remote: remoteName,
  version: releaseVersion,
  visitors: z.number(),
  failed: z.number(),
});
export type RevisionFailures = z.infer<typeof revisionFailures>;

export const historyReply = z.object({
  revisions: z.array(revisionReply),
  withdrawals: z.array(withdrawal),
  provenances: z.array(releaseProvenance),
  failures: z.array(revisionFailures),
  next: z.nullable(revisionNumber),
});
export type History = z.infer<typeof historyReply>;

export const statusReply = z.object({
  environment: environmentName,
  revision: revisionNumber,
  brand: z.string(),
  hostnames: z.array(z.string()),
  composition,
  fallbacks: composition,
  disabled: z.record(remoteName, z.string()),
  withdrawals: z.array(withdrawal),
  deprecations: z.array(withdrawal),
  provenances: z.array(releaseProvenance),
  freeze: z.nullable(freeze),
  canary: z.nullable(canaryReply),
  latest: z.nullable(revisionReply),
});
export type Status = z.infer<typeof statusReply>;

export const gateVerdictReply = z.object({
  gate: z.string(),
  status: z.enum(['passed', 'refused', 'skipped']),
  problems: z.array(z.object({ remote: remoteName, version: releaseVersion, owner: z.string(), message: z.string() })),
});
export type GateVerdict = z.infer<typeof gateVerdictReply>;

export const planReply = z.object({
  environment: environmentName,
  basedOn: revisionNumber,
  composition,
  changes: z.array(z.object({ remote: remoteName, from: version, to: version })),
  fallbacks: composition,
  verdicts: z.array(gateVerdictReply),
  isAccepted: z.boolean(),
  downloadBytes: z.number(),
  deprecations: z.array(withdrawal),
});
export type Plan = z.infer<typeof planReply>;

export const checkReportReply = z.object({
  check: z.string(),
  subject: z.string(),
  isPassed: z.boolean(),
  url: z.nullable(z.string()),
  by: z.string(),
  at: z.string(),
});
export type CheckReport = z.infer<typeof checkReportReply>;
export const checkReportsReply = z.object({ reports: z.array(checkReportReply) });

export const kitReply = z.object({
  shell: releaseVersion,
  packages: z.array(z.object({ name: z.string(), version: z.string() })),
});
export type Kit = z.infer<typeof kitReply>;

const explainedRelease = z.object({
  remote: remoteName,
  version: releaseVersion,
  publishedBy: z.string(),
  publishedAt: z.string(),
  provenance,
  paths: z.array(z.string()),
  introducedBy: z.nullable(revisionReply),
  fallback: version,
  disabled: z.nullable(z.string()),
  withdrawal: z.nullable(withdrawal),
});
export type ExplainedRelease = z.infer<typeof explainedRelease>;

export const explanationReply = z.object({
  environment: environmentName,
  revision: revisionNumber,
  path: z.nullable(z.string()),
  page: z.nullable(z.object({ remote: remoteName, path: z.string(), expose: z.string(), title: z.string() })),
  freeze: z.nullable(freeze),
  releases: z.array(explainedRelease),
  verdicts: z.array(gateVerdictReply),
});
export type Explanation = z.infer<typeof explanationReply>;

const side = z.object({ environment: environmentName, revision: revisionNumber });
export const diffReply = z.object({
  left: side,
  right: side,
  differences: z.array(z.object({ remote: remoteName, left: version, right: version })),
});
export type Diff = z.infer<typeof diffReply>;

export const chainReply = z.object({
  revisions: z.number(),
  intact: z.boolean(),
  brokenAt: z.nullable(revisionNumber),
  reason: z.nullable(z.string()),
  head: z.nullable(z.object({ revision: revisionNumber, hash: z.string() })),
});
export type Chain = z.infer<typeof chainReply>;

const settings = z.object({
  ...pageSettings.shape,
  hostnames: z.array(z.string()),
  providerUrl: z.string(),
  overridesAllowed: z.boolean(),
  mediaOrigins: z.array(z.string()),
  fileOrigins: z.array(z.string()).optional(),
  requiredChecks: z.optional(z.array(z.object({ name: z.string(), of: z.enum(['release', 'composition']) }))),
  requiresApproval: z.optional(z.boolean()),
  autoRollback: z.optional(z.boolean()),
  staff: z.optional(z.array(z.string())),
  /** Remote to the values that operators set for it. */
  configuration: z.optional(z.record(remoteName, configurationValues)),
});
export type Settings = z.infer<typeof settings>;

export const environmentReply = z.object({
  name: environmentName,
  settings,
  settingsVersion: z.number(),
  revision: revisionNumber,
  freeze: z.nullable(freeze),
  changedBy: z.string(),
  changedAt: z.string(),
});
export type Environment = z.infer<typeof environmentReply>;
export const configurationReply = z.object({
  environment: environmentName,
  settingsVersion: z.number(),
  remotes: z.array(
    z.object({ remote: remoteName, version: releaseVersion, schema: z.nullable(configurationSchema), values: configurationValues }),
  ),
});
export type Configuration = z.infer<typeof configurationReply>;
export const environmentsReply = z.object({ environments: z.array(environmentReply) });
