import { createHash } from 'node:crypto';
import { sha256 } from '../sha256';

/** A text that many revisions contain, such as the hashes of a release's files: it is stored once, under the sha256 of it. */
export type SharedText = { digest: string; text: string; bytes: Buffer };

/** A text in parts. A part that comes again, or in other revisions as well, is one string or one `SharedText`. */
export type RenderedText = readonly (string | SharedText)[];

export function shareText(text: string): SharedText {
  return { digest: sha256(text), text, bytes: Buffer.from(text) };
}

/** The sha256 of the parts as one text, without joining them: most of it is shared and was encoded before. */
export function digestText(parts: RenderedText): string {
  const hash = createHash('sha256');
  let own = '';
  for (const part of parts) {
    if (typeof part === 'string') own += part;
    else {
      hash.update(own).update(part.bytes);
      own = '';
    }
  }
  return hash.update(own).digest('hex');
}

/** Writes a comma between parts. */
export function separate<T>(parts: readonly T[]): (T | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [',', part]));
}

/** JSON text has no control characters, so one before each part says what follows: the part itself, its digest, or the index of an earlier part. */
const OWN = '\u0001';
const SHARED = '\u0002';
const REPEATED = '\u0003';
const beforeMark = new RegExp(`(?=[${OWN}${SHARED}${REPEATED}])`);

/** Writes parts as they are stored: shared and repeated ones by reference. */
export function encodeText(parts: RenderedText): string {
  const indexes = new Map<string | SharedText, number>();
  return parts
    .map((part) => {
      const index = indexes.get(part);
      if (index !== undefined) return `${REPEATED}${index}`;
      indexes.set(part, indexes.size);
      return typeof part === 'string' ? OWN + part : SHARED + part.digest;
    })
    .join('');
}

/** Reads what `encodeText` wrote. Null when a shared text is missing. */
export function decodeText(stored: string, shared: ReadonlyMap<string, string>): string | null {
  const known: (string | undefined)[] = [];
  const parts = splitText(stored).map(({ mark, content }) => {
    if (mark === REPEATED) return known[Number(content)];
    const text = mark === SHARED ? shared.get(content) : content;
    known.push(text);
    return text;
  });
  return parts.includes(undefined) ? null : parts.join('');
}

/** Lists the digests of the shared texts that a stored text needs. */
export function listShared(stored: string): string[] {
  return splitText(stored).flatMap(({ mark, content }) => (mark === SHARED ? [content] : []));
}

function splitText(stored: string): { mark: string; content: string }[] {
  return stored.split(beforeMark).map((part) => ({ mark: part.charAt(0), content: part.slice(1) }));
}
