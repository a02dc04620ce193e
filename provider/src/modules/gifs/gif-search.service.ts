import { fetchGifs, GifSourceError } from './fetch-gifs';
import { GifSearchFailedError, GifSearchUnavailableError } from './gif-search.errors';
import { MAX_OFFSET } from './gif-search.schema';
import type { GifPage } from './parse-gifs';

type Dependencies = {
  settings: { url: string; key: string | null; timeoutMs: number };
  log: { warn(details: object, message: string): void };
  now: () => Date;
};
export type GifSearchService = ReturnType<typeof createGifSearchService>;

const FRESH_MS = 5 * 60_000;
const MAX_PAGES = 500;

/**
 * Searches GIFs at the operator's source on behalf of members. Their browsers do not learn the key, and the source does not learn who
 * searches.
 */
export function createGifSearchService({ settings: { key, ...settings }, log, now }: Dependencies) {
  /** Pages by query and offset, the oldest first. */
  const pages = new Map<string, { page: Promise<GifPage>; expiresAt: number }>();

  function fetchOnce(source: { key: string }, query: string, offset: number): Promise<GifPage> {
    const name = `${offset} ${query.toLowerCase()}`;
    const cached = pages.get(name);
    if (cached && cached.expiresAt > now().getTime()) return cached.page;
    pages.delete(name);
    const [oldest] = pages.keys();
    if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    const entry = { page: fetchGifs({ ...settings, ...source }, query, offset), expiresAt: now().getTime() + FRESH_MS };
    pages.set(name, entry);
    // Callers that wait get the failure. It is not cached.
    entry.page.catch(() => pages.get(name) === entry && pages.delete(name));
    return entry.page;
  }

  return {
    isConfigured: key !== null,

    /**
     * Returns a page of GIFs for a text, or of popular ones for an empty text. Pages are cached for five minutes.
     * @throws {GifSearchUnavailableError} without a key, {GifSearchFailedError} if the source fails.
     */
    async search(query: string, offset: number): Promise<GifPage> {
      if (key === null) throw new GifSearchUnavailableError();
      try {
        const { gifs, nextOffset } = await fetchOnce({ key }, query, offset);
        return { gifs, nextOffset: nextOffset !== null && nextOffset <= MAX_OFFSET ? nextOffset : null };
      } catch (error) {
        if (!(error instanceof GifSourceError)) throw error;
        log.warn({ reason: error.reason }, 'GIFs could not be searched.');
        throw new GifSearchFailedError();
      }
    },
  };
}
