import { decodeOrNull, type Decoder } from '@social/api/wire';

/** Decodes the input that another remote passes to a region. @throws on an invalid input, which is the caller's bug. */
export function readInput<T>(decoder: Decoder<T>, input: unknown, region: string): T {
  const read = decodeOrNull(decoder, input);
  if (read === null) throw new Error(`${region} of mf_feed was given an input that it can't read: ${JSON.stringify(input)}`);
  return read;
}
