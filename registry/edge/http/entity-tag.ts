import { createHash } from 'node:crypto';
import type { Encoding } from './negotiate-encoding';

/** Creates a strong tag. It differs for different bytes on the wire, so each encoding has its own. */
export function entityTag(digest: string, encoding: Encoding): string {
  return `"${digest.slice(0, 32)}-${encoding}"`;
}

/** Hashes the parts of an answer. */
export function hashParts(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Returns true if the browser has exactly this answer cached. */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === tag) return true;
  const tags = ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
