import type { KnownHashes } from './import-map';

/** `altered`: other bytes came than those whose hash the page has. */
export type Arrival = 'whole' | 'missing' | 'altered';

export type RefetchDependencies = { knownHashes: () => KnownHashes; request: typeof window.fetch };

/**
 * Replaces a release's files in the browser's cache. A file that was truncated or changed in transit may be cached as immutable, and every
 * later load would use it. If a file other than the entry cannot be fetched, the following load reports the failure.
 * @returns how the entry arrived; `whole` if the page has no hash of it.
 */
export function createReleaseRefetch({ knownHashes, request }: RefetchDependencies): (entryUrl: string) => Promise<Arrival> {
  async function fetchEntry(url: string, integrity: string): Promise<Arrival> {
    if (await arrives(request, url, { cache: 'reload', integrity })) return 'whole';
    // No engine says why it refused a file. A file that arrives only without an integrity check was altered.
    return (await arrives(request, url, { cache: 'no-store' })) ? 'altered' : 'missing';
  }

  return async (entryUrl) => {
    const folder = entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1);
    const { [entryUrl]: entryHash, ...hashes } = knownHashes();
    const others = Object.entries(hashes).filter(([url]) => url.startsWith(folder) && !url.includes('?'));
    const [arrival] = await Promise.all<[Promise<Arrival> | Arrival, ...Promise<boolean>[]]>([
      entryHash === undefined ? 'whole' : fetchEntry(entryUrl, entryHash),
      ...others.map(([url, integrity]) => arrives(request, url, { cache: 'reload', integrity })),
    ]);
    return arrival;
  };
}

/** Reads the whole body, as the browser replaces the cached one only then. */
async function arrives(request: typeof window.fetch, url: string, options: RequestInit): Promise<boolean> {
  try {
    const response = await request(url, options);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
