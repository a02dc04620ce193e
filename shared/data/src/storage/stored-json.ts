import { decodeOrNull, type Decoder } from '@social/api/wire';
import type { MemberStorage } from './member-storage';

/** Reads stored JSON. If the decoder refuses it, removes only that key and returns null. */
export function readJson<T>(storage: MemberStorage, key: string, decoder: Decoder<T>): T | null {
  const stored = storage.read(key);
  if (stored === null) return null;
  const value = parse(stored, decoder);
  if (value === null) storage.remove(key);
  return value;
}

function parse<T>(stored: string, decoder: Decoder<T>): T | null {
  try {
    return decodeOrNull(decoder, JSON.parse(stored));
  } catch {
    return null;
  }
}
