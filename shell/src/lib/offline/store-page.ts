import { DOCUMENT_KEY, STORED_AT_HEADER, STORED_ATTRIBUTE } from './stored-copy';

export type StorePorts = {
  cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  now: () => number;
};

export type PageToStore = {
  /** The revision that the page runs, as in `x-composition`. */
  stamp: string;
  pathname: string;
  /** Path to hash. */
  scripts: Readonly<Record<string, string>>;
};

/** The browser has most of these files already: only the others are requested, after everything else. */
const FROM_BROWSER_CACHE = { cache: 'force-cache', credentials: 'same-origin', priority: 'low' } as const;

/**
 * Stores scripts and then their document, so that a stored document never lacks one; what it does not need is removed last. Rejects where
 * the browser refuses or lacks room, and the document from before stays with its scripts.
 */
export async function storePage({ stamp, pathname, scripts }: PageToStore, { cache, fetch, now }: StorePorts): Promise<void> {
  for (const [path, integrity] of Object.entries(scripts)) {
    if (await cache.match(path)) continue;
    const response = await fetch(path, { ...FROM_BROWSER_CACHE, integrity });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await cache.put(path, response);
  }
  const response = await fetch(pathname, FROM_BROWSER_CACHE);
  // A revision that was pinned since is stored by the page that runs it; a developer's own build by none.
  const isOfPage = response.headers.get('x-composition') === stamp && response.headers.get('x-composition-reason') !== 'override';
  if (!response.ok || !isOfPage) return;
  await cache.put(DOCUMENT_KEY, await toStoredDocument(response, now()));
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    if (path !== DOCUMENT_KEY && !scripts[path]) await cache.delete(path);
  }
}

/** Copies a document with its policies, marked as stored. */
async function toStoredDocument(response: Response, nowMs: number): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name); // the copy is not compressed
  headers.set(STORED_AT_HEADER, String(nowMs));
  const html = (await response.text()).replace('<html', `<html ${STORED_ATTRIBUTE}`);
  return new Response(html, { headers });
}
