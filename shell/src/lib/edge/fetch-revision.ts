import { currentRevision, REVISION_PATH, type CurrentRevision } from '@social/contracts';

const TIMEOUT_MS = 5_000;

/** What the edge would serve now; null when nothing has changed since the last answer. Rejects when there was no good answer. */
export type FetchRevision = () => Promise<CurrentRevision | null>;

/** Asks the edge with the last answer's ETag, so that "nothing new" costs a header. */
export function createRevisionFetch(request: typeof window.fetch): FetchRevision {
  let etag: string | null = null;
  return async () => {
    const response = await request(REVISION_PATH, {
      headers: etag ? { 'if-none-match': etag } : {},
      cache: 'no-store', // the ETag is ours to send: the browser's cache would turn a 304 into a 200
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return null;
    if (!response.ok) throw new Error(`${REVISION_PATH} answered ${response.status}`);
    const answer = currentRevision.parse(await response.json());
    etag = response.headers.get('etag');
    return answer;
  };
}
