import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { decodeData, encodeData } from './encode-data';
import { MAX_AGE_MS } from './stored-copy';

/** The latest queries of a member are stored, whatever remote they belong to. */
const MAX_QUERIES = 80;
/** Characters of one query: a feed of some two hundred posts. */
const MAX_LENGTH = 400_000;

const PATH = '/offline/queries/';

/** Whose data it is, and the versions of the code that decoded it: others might not understand it. */
export type DataOwner = { memberId: string; versions: string };

type StoredQuery = DataOwner & { queryKey: QueryKey; data: unknown; updatedAt: number };

/** Stores the data of queries, by their hashes, and evicts what was stored longest ago. */
export async function storeQueries(cache: Cache, queryClient: QueryClient, hashes: Iterable<string>, owner: DataOwner): Promise<void> {
  for (const hash of hashes) {
    const query = queryClient.getQueryCache().get(hash);
    if (query?.state.data === undefined) continue;
    const { queryKey, state } = query;
    const text = encodeData({ ...owner, queryKey, data: state.data, updatedAt: state.dataUpdatedAt } satisfies StoredQuery);
    if (text.length <= MAX_LENGTH) await cache.put(PATH + encodeURIComponent(hash), new Response(text));
  }
  const stored = await cache.keys();
  for (const request of stored.slice(0, Math.max(0, stored.length - MAX_QUERIES))) await cache.delete(request);
}

/** Puts what the same member read under the same versions back into the query cache. Anything else stays unread. */
export async function restoreQueries(cache: Cache, queryClient: QueryClient, owner: DataOwner, nowMs: number): Promise<void> {
  for (const request of await cache.keys()) {
    const stored = decodeData((await (await cache.match(request))?.text()) ?? 'null') as StoredQuery | null;
    if (stored?.memberId !== owner.memberId || stored.versions !== owner.versions) continue;
    const { queryKey, data, updatedAt } = stored;
    if (nowMs - updatedAt < MAX_AGE_MS) queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}
