import { decodeOrNull, type Decoder } from '@social/api/wire';

/** What another remote handed in, read where it enters. @throws when it is not what this region takes: the caller's bug. */
export function readInput<T>(decoder: Decoder<T>, input: unknown, region: string): T {
  const read = decodeOrNull(decoder, input);
  if (read === null) throw new Error(`${region} of mf_feed was given an input that it can't read: ${JSON.stringify(input)}`);
  return read;
}
