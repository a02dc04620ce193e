import { createHash } from 'node:crypto';
import type { Encoding } from './negotiate-encoding';

/** A strong tag: other bytes on the wire have another one, so each encoding has its own. */
export function entityTag(digest: string, encoding: Encoding): string {
  return `"${digest.slice(0, 32)}-${encoding}"`;
}

/** A digest of everything that makes an answer what it is. */
export function digestOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Whether the browser holds this very answer already. */
export function isHeld(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const held = ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return held.includes(tag) || held.includes('*');
}
