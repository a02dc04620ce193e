import type { ConfigurationValues, PageComposition, RemoteName } from '@social/contracts';
import { SHELL } from '../../routes';

export type ReleaseSource = 'pinned' | 'fallback' | 'override';

/** A release that can fill a region. */
export type RegionRelease = {
  remote: RemoteName;
  version: string;
  source: ReleaseSource;
  /** The URL of its remoteEntry.js, then its other URLs in the page's import map; for the shell the folder of all its files. */
  entryUrls: string[];
  /** The values that operators set for it here, with the defaults of its schema. Undefined if it declares none. */
  configuration?: ConfigurationValues | undefined;
};

/** The import map lists each pinned entry with these queries too: a retry needs a URL that the browser has not requested yet. */
const RETRY_QUERIES = ['?r=1', '?r=2', '?r=3'];

/** Lists the releases that can fill a remote's regions, best first. A developer's own build has no fallback: its author wants to see it fail. */
export function listReleases(composition: PageComposition, remote: RemoteName): RegionRelease[] {
  if (remote === SHELL) return [toOwnRelease(composition.shellVersion)];
  const pinned = composition.remotes[remote];
  if (!pinned) return [];
  type Reference = { version: string; entryUrl: string; configuration?: ConfigurationValues | undefined };
  const release = (source: ReleaseSource, { version, entryUrl, configuration }: Reference): RegionRelease => ({
    remote,
    version,
    source,
    entryUrls: [entryUrl, ...RETRY_QUERIES.map((query) => entryUrl + query)],
    ...(configuration && { configuration }),
  });
  if (pinned.override) {
    const { manifestUrl, entryUrl = new URL('remoteEntry.js', manifestUrl).href } = pinned.override;
    return [release('override', { ...pinned, entryUrl })];
  }
  if (pinned.isChosen) return [release('override', pinned)];
  if (pinned.isDisabled) return [];
  return [release('pinned', pinned), ...(pinned.fallback ? [release('fallback', pinned.fallback)] : [])];
}

/** The shell runs already, so its pages have no other release to fall back to. */
function toOwnRelease(version: string): RegionRelease {
  return { remote: SHELL, version, source: 'pinned', entryUrls: [`/r/${SHELL}/`] };
}
