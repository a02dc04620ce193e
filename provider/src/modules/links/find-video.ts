import { findLinks } from '@social/text-grammar/links';
import { parseUrl } from './parse-url';

const HOSTS = /^(?:[\w-]+\.)*(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const PATHS = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

/** Returns the id of the first YouTube video that a text links to; null without one. Channels and playlists are no videos. */
export function findVideo(text: string): string | null {
  for (const { url } of findLinks(text)) {
    const parsed = parseUrl(url);
    const id = parsed && toVideoId(parsed);
    if (id) return id;
  }
  return null;
}

/** Returns the id of the YouTube video at an address: 11 letters, digits, `-` and `_`. Null for other addresses. */
export function toVideoId({ hostname, pathname, searchParams }: URL): string | null {
  const host = HOSTS.exec(hostname)?.[1];
  if (host === undefined) return null;
  const short = host === 'youtu.be' ? pathname.slice(1) : undefined;
  const watched = /^\/watch\/?$/.test(pathname) ? searchParams.get('v') : undefined;
  const id = short ?? watched ?? PATHS.exec(pathname)?.[1] ?? '';
  return /^[\w-]{11}$/.test(id) ? id : null;
}
