import { findLinks } from '@social/text-grammar/links';
import { toVideoId } from './find-video';
import { parseUrl } from './parse-url';

const MAX_URL_CHARACTERS = 2000;

/** Finds the first link of a text that gets a preview. Skips links to our own site, and to YouTube videos, which posts play. */
export function findLink(text: string, siteUrl: string): string | null {
  const siteHost = new URL(siteUrl).host;
  for (const link of findLinks(text)) {
    const url = parseUrl(link.url);
    if (url && url.host !== siteHost && toVideoId(url) === null) {
      url.hash = '';
      if (url.href.length <= MAX_URL_CHARACTERS) return url.href;
    }
  }
  return null;
}
