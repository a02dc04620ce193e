import * as z from 'zod/mini';

/** Reads one value of a reply. Tolerant where the provider is loose, strict where a wrong guess would mislead. */
export type Decoder<T> = z.ZodMiniType<T>;

/** What a decoder gives: `Decoded<typeof post>`. */
export type Decoded<D extends Decoder<unknown>> = z.output<D>;

/** A decoder that always finds an answer, whatever it is given. */
export function reading<T>(read: (value: unknown) => T): Decoder<T> {
  return z.pipe(z.optional(z.unknown()), z.transform(read));
}

/** The same value in another form: wire names in, our names out. */
export function mapped<From, To>(decoder: Decoder<From>, map: (value: From) => To): Decoder<To> {
  return z.pipe(decoder, z.transform(map));
}

/** Like `mapped`, for a map that can find nothing to make of the value: null refuses it. */
export function mappedOrRefused<From, To>(decoder: Decoder<From>, map: (value: From) => To | null): Decoder<To> {
  return z.pipe(
    decoder,
    z.transform((value, context) => {
      const made = map(value);
      if (made !== null) return made;
      context.issues.push({ code: 'custom', message: 'nothing can be made of it', input: value });
      return z.NEVER;
    }),
  );
}

/** What a decoder makes of a value, or null where it refuses it. */
export function decodeOrNull<T>(decoder: Decoder<T>, value: unknown): T | null {
  const result = decoder.safeParse(value);
  return result.success ? result.data : null;
}
