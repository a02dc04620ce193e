import { decodeOrNull, type Decoder } from '@social/api/wire';

/** How a draft is stored. */
export type DraftCodec<Value> = {
  /** The draft where none is stored. */
  empty: Value;
  /** Returns null for anything but a draft of this kind. */
  parse: (stored: string) => Value | null;
  /** Returns null for a draft that needs no storing. */
  format: (value: Value) => string | null;
};

/** Stores text as it is. Blank text is not stored. */
export const textCodec: DraftCodec<string> = {
  empty: '',
  parse: (stored) => stored,
  format: (text) => (text.trim() === '' ? null : text),
};

export type JsonCodecOptions<Value> = {
  empty: Value;
  isEmpty: (value: Value) => boolean;
  /** Refuses what is no such draft. */
  decoder: Decoder<Value>;
  /** The value as it is stored, unless it is stored as it is. */
  toStored?: (value: Value) => unknown;
};

/** Makes a codec that stores a structured draft as JSON. */
export function jsonCodec<Value>({ empty, isEmpty, decoder, toStored = (value) => value }: JsonCodecOptions<Value>): DraftCodec<Value> {
  return {
    empty,
    parse(stored) {
      try {
        return decodeOrNull(decoder, JSON.parse(stored));
      } catch {
        return null;
      }
    },
    format: (value) => (isEmpty(value) ? null : JSON.stringify(toStored(value))),
  };
}
