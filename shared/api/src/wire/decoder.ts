import * as z from 'zod/mini';

/** Decodes a value of a reply: tolerant where hosts differ, strict where a wrong guess would mislead. */
export type Decoder<T> = z.ZodMiniType<T>;

/** The result type of a decoder: `Decoded<typeof post>`. */
export type Decoded<D extends Decoder<unknown>> = z.output<D>;

/** Creates a decoder that accepts any value. */
export function reading<T>(read: (value: unknown) => T): Decoder<T> {
  return z.pipe(z.optional(z.unknown()), z.transform(read));
}

/** Creates a decoder that maps the result of another: wire names in, our names out. */
export function mapped<From, To>(decoder: Decoder<From>, map: (value: From) => To): Decoder<To> {
  return z.pipe(decoder, z.transform(map));
}

/** Like `mapped`, for a map that refuses a value by returning null. */
export function mappedOrRefused<From, To>(decoder: Decoder<From>, map: (value: From) => To | null): Decoder<To> {
  return z.pipe(
    decoder,
    z.transform((value, context) => {
      const result = map(value);
      if (result !== null) return result;
      context.issues.push({ code: 'custom', message: 'nothing can be made of it', input: value });
      return z.NEVER;
    }),
  );
}

/** Decodes a value, or returns null if the decoder refuses it. */
export function decodeOrNull<T>(decoder: Decoder<T>, value: unknown): T | null {
  const result = decoder.safeParse(value);
  return result.success ? result.data : null;
}
