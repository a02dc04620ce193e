import { parseGifs, type GifPage } from './parse-gifs';

/** The GIF source failed. `reason` is for the log. It never contains the requested URL, because that contains the key. */
export class GifSourceError extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

export type GifSource = { url: string; key: string; timeoutMs: number };

const PAGE_SIZE = 24;
const RATING = 'pg';
const MAX_BYTES = 2 * 1024 * 1024;

/** Fetches a page of GIFs from the source. An empty query returns popular ones. @throws {GifSourceError} */
export async function fetchGifs({ url, key, timeoutMs }: GifSource, query: string, offset: number): Promise<GifPage> {
  const address = new URL(`${url}/v1/gifs/${query === '' ? 'trending' : 'search'}`);
  const parameters = { api_key: key, ...(query !== '' && { q: query }), limit: PAGE_SIZE, offset, rating: RATING };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value));
  const page = parseGifs(await fetchJson(address, AbortSignal.timeout(timeoutMs)), offset);
  if (!page) throw new GifSourceError('invalid reply');
  return page;
}

async function fetchJson(address: URL, signal: AbortSignal): Promise<unknown> {
  const text = await fetchText(address, signal).catch((error: unknown) => {
    // Any other error is a lost connection or a timeout.
    throw error instanceof GifSourceError ? error : new GifSourceError(signal.aborted ? 'too slow' : 'no connection');
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new GifSourceError('reply is not JSON');
  }
}

async function fetchText(address: URL, signal: AbortSignal): Promise<string> {
  // A redirect would send the key to another host.
  const { ok, status, body } = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  if (!ok) {
    await body?.cancel();
    throw new GifSourceError(`answered ${status}`);
  }
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > MAX_BYTES) throw new GifSourceError('reply too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
