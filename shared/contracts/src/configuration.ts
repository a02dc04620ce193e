import * as z from 'zod/mini';

/** The name of a setting that a remote declares: `pageSize`. */
export const configurationName = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, 'a setting is named like pageSize, with letters and digits'));

/**
 * What an operator may set for a remote in each environment: a JSON Schema (2020-12) of an object. The registry says which keywords it
 * refuses. A feature flag is a property of type `boolean`.
 */
export const configurationSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(configurationName, z.looseObject({})),
});
export type ConfigurationSchema = z.infer<typeof configurationSchema>;

/** The values with which a release runs: those of the operators, and the defaults of its schema. */
export const configurationValues = z.record(configurationName, z.unknown());
export type ConfigurationValues = Record<string, unknown>;
