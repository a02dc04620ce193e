/** A link in a text: `url` is `text.slice(start, end)`. */
export type LinkMatch = { url: string; start: number; end: number };

const MAX_URL_LENGTH = 2000;

// The last label of a host is of ASCII, or has none of it: in `https://a.example次の文`, the host ends before the sentence.
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}_-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const ASCII_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?![a-zA-Z0-9])';
const OTHER_LABEL = '(?:(?![a-zA-Z0-9])[\\p{L}\\p{M}\\p{N}]){1,63}(?![\\p{L}\\p{M}\\p{N}])';
const HOST = `(?:(?:${LABEL}\\.){0,20}(?:${ASCII_LABEL}|${OTHER_LABEL})|\\[[0-9a-fA-F:.]{2,45}\\])`;
const PORT = '(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])(?!\\d))?';
// Neither a name and password, nor a port that does not exist, nor a host that continues.
const END_OF_HOST = '(?![\\w.:%!$&+=~-]*@|:[\\d/]|[-_]|\\.[-_\\p{L}\\p{N}])';
const START = new RegExp(`(?<![a-zA-Z0-9_])[hH][tT][tT][pP][sS]?://${HOST}${PORT}${END_OF_HOST}`, 'gu');

// Ends a link: white space, control and direction characters, quotes, and the punctuation of other scripts than Latin.
// Names of pages contain some marks between letters: `ジョン・レノン`, `col·lecció`, `1914–1918`.
const END_OF_ADDRESS = /[\s\p{Z}\p{Cc}\p{Cs}<>"`\\\uFF5C]|(?![!-~]|[\u30FB\u00B7\u2013][\p{L}\p{N}]|[\u200C\u200D])[\p{P}\p{Cf}]/gu;

// Addresses have few brackets inside of each other. The limit bounds the time for a text of brackets.
const MAX_OPEN_BRACKETS = 10;

const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * Finds the links of a text: `http` or `https`, a host, and a path up to the end of the sentence or bracket around it. A letter may stand before a
 * link in scripts without spaces. Links with a name and a password, or of more than 2,000 code units, are none.
 */
export function findLinks(text: string): LinkMatch[] {
  const links: LinkMatch[] = [];
  let end = 0;
  let addressEnd = 0;
  for (const match of text.matchAll(START)) {
    if (match.index < end) continue;
    const hostEnd = match.index + match[0].length;
    // Scanned once for all links that follow each other without a space, so that the time is linear.
    if (addressEnd <= hostEnd) addressEnd = findAddressEnd(text, hostEnd);
    end = findEnd(text, hostEnd, Math.min(addressEnd, match.index + MAX_URL_LENGTH + 1));
    const url = text.slice(match.index, end);
    if (url.length <= MAX_URL_LENGTH) links.push({ url, start: match.index, end });
  }
  return links;
}

function findAddressEnd(text: string, hostEnd: number): number {
  END_OF_ADDRESS.lastIndex = hostEnd;
  return END_OF_ADDRESS.exec(text)?.index ?? text.length;
}

/** Returns the end of a link whose host ends at `hostEnd`: before an unpaired bracket, and before punctuation at the end. */
function findEnd(text: string, hostEnd: number, addressEnd: number): number {
  if (!/[/?#]/.test(text.charAt(hostEnd))) return hostEnd;
  const address = text.slice(hostEnd, addressEnd);
  const paired = address.slice(0, findUnpaired(address));
  return hostEnd + paired.length - (/[.,:;!?'*~|]+$/.exec(paired)?.[0].length ?? 0);
}

/** Returns the index of the first bracket without its other half; the length of the address if there is none. */
function findUnpaired(address: string): number {
  const open: { bracket: string; index: number }[] = [];
  for (const { 0: bracket, index } of address.matchAll(/[()[\]{}]/g)) {
    if (!(bracket in PAIRS)) open.push({ bracket, index });
    else if (open.pop()?.bracket !== PAIRS[bracket]) return Math.min(index, open[0]?.index ?? index);
    if (open.length > MAX_OPEN_BRACKETS) break;
  }
  return open[0]?.index ?? address.length;
}
