import type { PageComposition, RemoteName } from '@social/contracts';

export type ReleaseSource = 'pinned' | 'fallback' | 'override';

/** One release that may fill a region. */
export type RegionRelease = {
  remote: RemoteName;
  version: string;
  source: ReleaseSource;
  /** URL of its remoteEntry.js, and the others under which the page's import map knows the same file. */
  entryUrls: string[];
};

/** The import map lists each pinned entry under these queries too: a retry needs a URL that the browser has not asked for yet. */
const RETRY_QUERIES = ['?r=1', '?r=2', '?r=3'];

/** What may fill a remote's regions, best first. A developer's own build stands alone: its author wants to see it fail. */
export function listReleases(composition: PageComposition, remote: RemoteName): RegionRelease[] {
  const pinned = composition.remotes[remote];
  if (!pinned) return [];
  const release = (source: ReleaseSource, { version, entryUrl }: { version: string; entryUrl: string }): RegionRelease => ({
    remote,
    version,
    source,
    entryUrls: [entryUrl, ...RETRY_QUERIES.map((query) => entryUrl + query)],
  });
  if (pinned.override) {
    const entryUrl = new URL('remoteEntry.js', pinned.override.manifestUrl).href;
    return [release('override', { version: pinned.version, entryUrl })];
  }
  return [release('pinned', pinned), ...(pinned.fallback ? [release('fallback', pinned.fallback)] : [])];
}
