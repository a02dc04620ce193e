import { releaseVersion, remoteName, type Composition } from '@social/contracts';
import * as z from 'zod';

export const releaseName = z.object({ remote: remoteName, version: releaseVersion });
export type ReleaseName = z.infer<typeof releaseName>;

/** Formats `mf_feed@0.2.0`, as people and messages write a release. */
export function formatRelease({ remote, version }: ReleaseName): string {
  return `${remote}@${version}`;
}

export function listReleases(composition: Composition): ReleaseName[] {
  return Object.entries(composition).map(([remote, version]) => ({ remote, version }));
}
