import { releaseVersion, remoteName, type Composition } from '@social/contracts';
import * as z from 'zod';
import type { Canary } from './canary';
import type { GateName } from './gates';

/**
 * `pin`: versions were chosen. `rollback`: an older composition was restored. `settings`: the same versions, rendered again.
 * `disable` and `enable`: the same versions, a remote switched off or on. `archive` and `restore`: the same versions, served no more or again.
 * `canary`: the same versions; a canary was started, moved or ended.
 */
export const revisionKind = z.enum(['pin', 'rollback', 'settings', 'disable', 'enable', 'archive', 'restore', 'canary']);
export type RevisionKind = z.infer<typeof revisionKind>;

export const versionChange = z.object({ remote: remoteName, from: z.nullable(releaseVersion), to: z.nullable(releaseVersion) });
export type VersionChange = z.infer<typeof versionChange>;

/** A change of what an environment runs, as it is stored for ever. */
export type Revision = {
  environment: string;
  number: number;
  kind: RevisionKind;
  composition: Composition;
  changes: VersionChange[];
  /** Remote to the version that a page loads when the pinned one fails. */
  fallbacks: Composition;
  restored: number | null;
  reason: string;
  actor: string;
  actorTokenId: string;
  createdAt: Date;
  skippedGates: GateName[];
  disabled: Record<string, string>;
  canary: Canary | null;
  hashVersion: number;
  renderedDigest: string;
  previousHash: string;
  hash: string;
};
