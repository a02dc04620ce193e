import { parseUrl } from './parse-url';
const LINKS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/gu;
const YOUTUBE_HOSTS = /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com)$/;
const MAX_URL_CHARACTERS = 2000;

/** Finds the first link of a text that gets a preview. Skips links to our own site, and to YouTube, which posts show as a video. */
export function findLink(text: string, siteUrl: string): string | null {
  const siteHost = new URL(siteUrl).host;
  for (const [link] of text.matchAll(LINKS)) {
    const url = parseUrl(link);
    if (url && url.host !== siteHost && !YOUTUBE_HOSTS.test(url.hostname) && hasNoCredentials(url)) {
      url.hash = '';
      if (url.href.length <= MAX_URL_CHARACTERS) return url.href;
    }
  }
  return null;
}

function hasNoCredentials({ username, password }: URL): boolean {
  return username === '' && password === '';
}
