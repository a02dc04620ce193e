import type { KnownHashes } from './import-map';

/** `missing`: a file cannot be fetched. `altered`: other bytes came than those whose hash the page has. */
export type Arrival = 'whole' | { how: 'missing' | 'altered'; url: string };

/** A file that this page has requested, as the browser recorded it. */
export type RequestedFile = { url: string; hasArrived: boolean };

export type RefetchDependencies = {
  knownHashes: () => KnownHashes;
  request: typeof window.fetch;
  requestedFiles: () => RequestedFile[];
  now: () => number;
};

/** A file that did not arrive is not asked for again in this time, in milliseconds, by any region of its release. */
export const REST_MS = 1_000;

/**
 * Replaces a release's files in the browser's cache. A file that was truncated or changed in transit may be cached as immutable, and every
 * later load would use it.
 *
 * A blocked file costs few requests: a release whose file did not arrive is asked for only that file, until it arrives. Regions that ask
 * at the same time share the answer. Other files that cannot be fetched are left to the following load, which reports the failure.
 * @returns how the entry and the file that failed before arrived; `whole` for an entry that the page has no hash of.
 */
export function createReleaseRefetch(dependencies: RefetchDependencies): (entryUrl: string) => Promise<Arrival> {
  const { knownHashes, request, requestedFiles, now } = dependencies;
  const missingByFolder = new Map<string, { url: string; at: number }>();
  const running = new Map<string, Promise<Arrival>>();

  async function fetchEntry(url: string, integrity: string): Promise<Arrival> {
    if (await arrives(request, url, { cache: 'reload', integrity })) return 'whole';
    // Browsers do not say why they refused a file. One that arrives only without its hash was altered.
    return { how: (await arrives(request, url, { cache: 'no-store' })) ? 'altered' : 'missing', url };
  }

  async function fetchRelease(entryUrl: string, folder: string): Promise<Arrival> {
    const { [entryUrl]: entryHash, ...hashes } = knownHashes();
    const integrityOf = (url: string) => (url === entryUrl ? entryHash : hashes[url]);
    const refetch = (url: string) => arrives(request, url, { cache: 'reload', integrity: integrityOf(url) ?? '' });

    const known = missingByFolder.get(folder);
    if (known) {
      const isAsked = now() - known.at >= REST_MS;
      if (!isAsked || !(await refetch(known.url))) return { how: 'missing', url: known.url };
    }
    const arrival = entryHash === undefined || known?.url === entryUrl ? 'whole' : await fetchEntry(entryUrl, entryHash);
    if (arrival !== 'whole') return arrival;

    const files = listFiles(requestedFiles(), Object.keys(hashes), folder).filter(({ url }) => url !== known?.url);
    const failed = files.find(({ hasArrived }) => !hasArrived);
    if (failed && !(await refetch(failed.url))) return { how: 'missing', url: failed.url };
    await Promise.all(files.filter(({ url }) => url !== failed?.url).map(({ url }) => refetch(url)));
    return 'whole';
  }

  return (entryUrl) => {
    const folder = entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1);
    const shared = running.get(folder);
    if (shared) return shared;
    const result = fetchRelease(entryUrl, folder).then((arrival) => {
      running.delete(folder);
      if (arrival === 'whole') missingByFolder.delete(folder);
      else if (arrival.how === 'missing') missingByFolder.set(folder, { url: arrival.url, at: now() });
      return arrival;
    });
    running.set(folder, result);
    return result;
  };
}

/** Lists the files of a release that the page has requested, or all of them where the browser does not tell. */
function listFiles(requested: RequestedFile[], known: string[], folder: string): RequestedFile[] {
  const all = known.filter((url) => url.startsWith(folder) && !url.includes('?'));
  const hasArrived = new Map(requested.map((file) => [file.url, file.hasArrived]));
  const tried = all.filter((url) => hasArrived.has(url));
  return (tried.length > 0 ? tried : all).map((url) => ({ url, hasArrived: hasArrived.get(url) ?? true }));
}

/** Lists the files of this origin that the page has requested. A file without a body and a status has failed. */
export function listRequestedFiles({ performance, location: { origin } }: Window): RequestedFile[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${origin}/`))
    .map(({ name, responseStatus, decodedBodySize }) => ({
      url: name.slice(origin.length),
      hasArrived: (responseStatus >= 200 && responseStatus < 400) || decodedBodySize > 0,
    }));
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
