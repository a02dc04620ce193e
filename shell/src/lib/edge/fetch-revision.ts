import { currentRevision, REVISION_PATH, type CurrentRevision } from '@social/contracts';

const TIMEOUT_MS = 5_000;

/** Fetches the composition that the edge serves now; null when it has not changed since the last call. Rejects on any failure. */
export type FetchRevision = () => Promise<CurrentRevision | null>;

/** Sends the last response's ETag, so that an unchanged composition has no body. */
export function createRevisionFetch(request: typeof window.fetch): FetchRevision {
  let etag: string | null = null;
  return async () => {
    const response = await request(REVISION_PATH, {
      headers: etag ? { 'if-none-match': etag } : {},
      cache: 'no-store', // the browser's cache would send an ETag of its own and turn a 304 into a 200
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return null;
    if (!response.ok) throw new Error(`${REVISION_PATH} answered ${response.status}`);
    const answer = currentRevision.parse(await response.json());
    etag = response.headers.get('etag');
    return answer;
  };
}
