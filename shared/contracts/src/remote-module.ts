import * as z from 'zod/mini';

/**
 * What the shell expects of every expose (contract version 1): a component named `Region` that fills its place.
 * It reads session, router, theme and queries from the singletons that the shell shares; it gets no props.
 */
export const remoteModule = z.object({
  Region: z.custom<() => unknown>((value) => typeof value === 'function', 'an expose exports a component named Region'),
});
export type RemoteModule = z.infer<typeof remoteModule>;
