import { reading, type Decoder } from './decoder';

let mediaBaseUrl = '';

/** Where relative media paths of the provider lead: an origin without trailing slash. The page says it once, before its first call. */
export function setMediaBaseUrl(url: string): void {
  mediaBaseUrl = url.replace(/\/+$/, '');
}

/**
 * The address of a picture, film, sound or document, ready to show; null for none. Absolute ones are kept, paths are joined with the
 * media base. Any scheme but http and https is refused: `javascript:` and `data:` addresses have no place in a reply.
 */
export const mediaUrl: Decoder<string | null> = reading((value) => (typeof value === 'string' ? toMediaUrl(value) : null));

/** Nearly all addresses, of which an album has thousands. */
const PLAIN = /^[!-~]+$/;

function toMediaUrl(address: string): string | null {
  const clean = PLAIN.test(address) ? address : withoutControls(address);
  if (clean === '') return null;
  if (/^https?:\/\//i.test(clean)) return URL.canParse(clean) ? clean : null;
  if (/^[/\\]{2}/.test(clean)) return URL.canParse(`https:${clean}`) ? `https:${clean}` : null;
  if (/^[a-z][a-z\d+.-]*:/i.test(clean)) return null;
  return `${mediaBaseUrl}/${clean.replace(/^[/\\]+/, '')}`;
}

/** Browsers drop these inside an address, so `java\tscript:` is a scheme to them. */
function withoutControls(address: string): string {
  return [...address]
    .filter((letter) => letter > '\u001f' && letter !== '\u007f')
    .join('')
    .trim();
}
