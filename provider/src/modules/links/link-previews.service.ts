import { createTurns } from '../../lib/turns';
import { Refusal } from '../../lib/refusal';
import type { MediaService } from '../media/media.service';
import { fetchResource, FetchFailedError, type FetchedResource, type FetchRules } from './fetch-resource';
import { findLink } from './find-link';
import type { LinkPreview, LinkPreviewRepository } from './link-previews.repository';
import { parsePreview } from './parse-preview';
import { storePicture } from './store-picture';

type Log = { info(details: object, message: string): void; error(details: object, message: string): void };
type Dependencies = {
  previews: LinkPreviewRepository;
  media: MediaService;
  settings: { isEnabled: boolean; allowsPrivate: boolean; timeoutMs: number };
  siteUrl: string;
  log: Log;
  now: () => Date;
};
export type LinkPreviewService = ReturnType<typeof createLinkPreviewService>;

const FOUND_MS = 24 * 3_600_000;
const FAILURE_MS = 3_600_000;
const MAX_HTML_BYTES = 512 * 1024;
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_FETCHES_AT_ONCE = 8;

/** Previews of the pages that members link to. Only this server contacts their hosts, never a reader's browser. */
export function createLinkPreviewService({ previews, media, settings, siteUrl, log, now }: Dependencies) {
  const takeTurn = createTurns(MAX_FETCHES_AT_ONCE);
  const pending = new Map<string, Promise<LinkPreview | null>>();
  const later = new Set<Promise<void>>();
  const closing = new AbortController();

  function createRules(): FetchRules {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(settings.timeoutMs)]);
    return settings.allowsPrivate ? { signal, isAllowedAddress: () => true, allowsAnyPort: true } : { signal };
  }

  /** If the picture cannot be fetched, the preview has none. */
  async function fetchPicture(url: string, rules: FetchRules) {
    try {
      const { body } = await fetchResource(url, { contentType: /^image\//i, maxBytes: MAX_PICTURE_BYTES }, rules);
      const { path, smallPath, widthPx = null, heightPx = null } = await storePicture(media, body);
      return { imagePath: path, imageSmallPath: smallPath, imageWidthPx: widthPx, imageHeightPx: heightPx };
    } catch (error) {
      if (!(error instanceof FetchFailedError || error instanceof Refusal)) throw error;
      log.info({ reason: error.message }, 'The picture of a link could not be fetched.');
      return null;
    }
  }

  async function fetchPreview(url: string): Promise<LinkPreview | null> {
    const rules = createRules();
    const isHtml = { contentType: /^text\/html\b/i, maxBytes: MAX_HTML_BYTES, cuts: true };
    try {
      const page = await fetchResource(url, isHtml, rules);
      const parsed = parsePreview(decodeHtml(page), page.url);
      if (!parsed) throw new FetchFailedError('page without a title');
      const picture = parsed.imageUrl === null ? null : await fetchPicture(parsed.imageUrl, rules);
      const { title, description } = parsed;
      const noPicture = { imagePath: null, imageSmallPath: null, imageWidthPx: null, imageHeightPx: null };
      return await previews.store({ url, title, description, ...(picture ?? noPicture), expiresAt: after(FOUND_MS) });
    } catch (error) {
      if (!(error instanceof FetchFailedError)) throw error;
      log.info({ reason: error.reason }, 'A link could not be fetched.');
      return previews.storeFailure(url, after(FAILURE_MS));
    }
  }

  const after = (durationMs: number) => new Date(now().getTime() + durationMs);

  /** Concurrent requests for a link share one fetch. */
  function fetchOnce(url: string): Promise<LinkPreview | null> {
    const fetching = pending.get(url) ?? takeTurn(() => fetchPreview(url)).finally(() => pending.delete(url));
    pending.set(url, fetching);
    return fetching;
  }

  return {
    /** Returns the first link of a text that gets a preview, or null. */
    findLink: (text: string): string | null => (settings.isEnabled ? findLink(text, siteUrl) : null),

    /**
     * Returns the preview of a text's first link, or null. Fetches it unless it was fetched within the last day, or failed within the last
     * hour.
     */
    async preview(text: string): Promise<LinkPreview | null> {
      const url = settings.isEnabled ? findLink(text, siteUrl) : null;
      if (url === null) return null;
      const preview = (await previews.findFresh(url, now())) ?? (await fetchOnce(url));
      return preview?.title ? preview : null;
    },

    /** Fetches the preview of a link in the background, unless it is stored. Calls `onFound` if one was found. Logs unexpected errors. */
    fetchLater(url: string | null, onFound: () => Promise<void> = () => Promise.resolve()): void {
      if (url === null) return;
      const fetching = (async () => {
        if (await previews.findFresh(url, now())) return;
        if ((await fetchOnce(url))?.title) await onFound();
      })()
        .catch((error: unknown) => log.error({ err: error }, 'The preview of a link could not be stored.'))
        .finally(() => later.delete(fetching));
      later.add(fetching);
    },

    /** Waits for all background fetches. */
    async settle(): Promise<void> {
      await Promise.all(later);
    },

    /** Aborts all fetches. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(later);
    },
  };
}

/** Decodes a page by the character set of its header or its HTML. UTF-8 if neither names one. */
function decodeHtml({ contentType, body }: FetchedResource): string {
  const inPage = body.subarray(0, 1024).toString('latin1');
  const label = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(inPage)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder().decode(body);
    throw error;
  }
}
