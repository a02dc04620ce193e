import { createHash } from 'node:crypto';
import type { Encoding } from './negotiate-encoding';

/** Makes a strong tag: other bytes on the wire have another one, so each encoding has its own. */
export function entityTag(digest: string, encoding: Encoding): string {
  return `"${digest.slice(0, 32)}-${encoding}"`;
}

/** Hashes the parts that an answer is made of. */
export function hashParts(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Whether the browser has exactly this answer cached. */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === tag) return true;
  const tags = ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
