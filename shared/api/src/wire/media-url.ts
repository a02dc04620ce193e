import { reading, type Decoder } from './decoder';

let mediaBaseUrl = '';

/** Sets the origin of the provider's relative media paths. The page sets it once, before its first call. */
export function setMediaBaseUrl(url: string): void {
  mediaBaseUrl = url.replace(/\/+$/, '');
}

/**
 * Decodes the URL of a picture, video, sound or document, or null for none. Joins paths with the media base. Refuses all schemes except
 * http and https, such as `javascript:` and `data:`.
 */
export const mediaUrl: Decoder<string | null> = reading((value) => (typeof value === 'string' ? toMediaUrl(value) : null));

/** Matches nearly all URLs, of which an album has thousands. */
const PLAIN = /^[!-~]+$/;

function toMediaUrl(address: string): string | null {
  const clean = PLAIN.test(address) ? address : withoutControls(address);
  if (clean === '') return null;
  if (/^https?:\/\//i.test(clean)) return URL.canParse(clean) ? clean : null;
  if (/^[/\\]{2}/.test(clean)) return URL.canParse(`https:${clean}`) ? `https:${clean}` : null;
  if (/^[a-z][a-z\d+.-]*:/i.test(clean)) return null;
  return `${mediaBaseUrl}/${clean.replace(/^[/\\]+/, '')}`;
}

/** Removes control characters, which browsers ignore inside a URL: `java\tscript:` is a scheme to them. */
function withoutControls(address: string): string {
  return [...address]
    .filter((letter) => letter > '\u001f' && letter !== '\u007f')
    .join('')
    .trim();
}
