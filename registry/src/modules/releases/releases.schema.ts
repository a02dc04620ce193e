import { filePath, releaseManifest, releaseVersion, remoteName, type Integrity } from '@social/contracts';
import * as z from 'zod';

export const releaseParams = z.object({ remote: remoteName, version: releaseVersion });
export const releaseFileParams = releaseParams.extend({ '*': filePath });

export const releaseView = z.object({
  remote: remoteName,
  version: releaseVersion,
  /** The sha256 of the manifest and every file. */
  digest: z.string(),
  fileCount: z.int(),
  sizeBytes: z.int(),
  publishedBy: z.string(),
  publishedAt: z.string(),
});
export type ReleaseView = z.infer<typeof releaseView>;

export const releaseList = z.object({ releases: z.array(releaseView) });
export const storedManifest = releaseManifest;

export type ArchiveFile = { path: string; bytes: Buffer; integrity: Integrity };

/** Formats `mf_feed@0.2.0`, as people and messages write a release. */
export function formatRelease({ remote, version }: { remote: string; version: string }): string {
  return `${remote}@${version}`;
}
