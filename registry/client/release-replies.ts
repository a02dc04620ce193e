import { environmentName, integrity, provenance, releaseVersion, remoteName, revisionNumber } from '@social/contracts';
import * as z from 'zod';

export const releaseReply = z.object({
  remote: remoteName,
  version: releaseVersion,
  digest: z.string(),
  fileCount: z.number(),
  sizeBytes: z.number(),
  publishedBy: z.string(),
  publishedAt: z.string(),
  provenance,
});
export type Release = z.infer<typeof releaseReply>;

export const fileHashesReply = z.object({ integrities: z.array(integrity) });

const listedRemote = z.object({
  remote: remoteName,
  owners: z.array(z.string()),
  latest: z.object({ version: releaseVersion, publishedBy: z.string(), publishedAt: z.string() }),
  pinnedIn: z.array(z.object({ environment: environmentName, version: releaseVersion })),
});
export const remotesReply = z.object({ remotes: z.array(listedRemote) });
export type ListedRemote = z.infer<typeof listedRemote>;

export const collectedReply = z.object({
  releases: z.array(z.object({ remote: remoteName, version: releaseVersion })),
  freedBytes: z.number(),
});
export type Collected = z.infer<typeof collectedReply>;

export const movedReply = z.object({
  files: z.number(),
  bytes: z.number(),
  damaged: z.array(z.string()),
  next: z.nullable(z.string()),
  left: z.object({ files: z.number(), bytes: z.number() }),
});
export type Moved = z.infer<typeof movedReply>;

export const withdrawal = z.object({ remote: remoteName, version: releaseVersion, reason: z.string(), by: z.string(), at: z.string() });
export type Withdrawal = z.infer<typeof withdrawal>;

export const releaseProvenance = z.object({ remote: remoteName, version: releaseVersion, provenance });
export type ReleaseProvenance = z.infer<typeof releaseProvenance>;

const releaseUse = z.object({ environment: environmentName, role: z.enum(['pinned', 'fallback']) });

export const withdrawnReleaseReply = withdrawal.extend({ runsIn: z.array(releaseUse) });
export type WithdrawnRelease = z.infer<typeof withdrawnReleaseReply>;

const listedRelease = releaseReply.extend({
  runsIn: z.array(releaseUse),
  withdrawal: z.nullable(withdrawal),
  deprecation: z.nullable(withdrawal),
});
export type ListedRelease = z.infer<typeof listedRelease>;

const runEdge = z.object({ revision: revisionNumber, at: z.string(), by: z.string(), reason: z.string() });
const releaseRun = z.object({
  environment: environmentName,
  role: z.enum(['pinned', 'canary']),
  from: runEdge,
  until: z.nullable(runEdge),
});
export type ReleaseRun = z.infer<typeof releaseRun>;

export const releaseRunsReply = z.object({ runs: z.array(releaseRun) });

export const releasesReply = z.object({ releases: z.array(listedRelease) });
