import type { ConfigurationSchema, ReleaseManifest } from '@social/contracts';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

/** Values of one remote, by the properties of its schema. */
export type Configuration = Record<string, unknown>;

/** A pattern of a schema could keep the registry busy for ever, and a reference would lead out of it. */
const refusedKeywords = ['pattern', 'patternProperties', '$ref', '$dynamicRef', '$id', '$anchor', '$defs', 'format'];

/**
 * Finds the reason why a release cannot declare this schema. Each property needs a value without an operator, because a release is pinned
 * before its values can be set.
 * @returns null for a schema that is accepted.
 */
export function findSchemaProblem(schema: ConfigurationSchema): string | null {
  const keyword = findKeyword(schema);
  if (keyword !== undefined) return `configuration: ${keyword} is not supported. Describe the value with type, enum, minimum and maxLength`;
  if (schema.required !== undefined) return 'configuration: required is not supported at the top. Give the property a default';
  try {
    const validate = compile(schema);
    return validate({}) ? null : `configuration: a default does not fit. ${describe(validate.errors)[0] ?? ''}`;
  } catch (error) {
    if (error instanceof Error) return `configuration is not a JSON Schema: ${error.message}`;
    throw error;
  }
}

/** Finds what in an operator's values a release does not accept. Empty where all fits. A release without a schema accepts none. */
export function findConfigurationProblems(
  { configuration: schema }: Pick<ReleaseManifest, 'configuration'>,
  values: Configuration,
): string[] {
  if (!schema) return Object.keys(values).map((name) => `it declares no configuration, and ${name} is set`);
  const validate = compile(schema);
  return validate(structuredClone(values)) ? [] : describe(validate.errors);
}

/**
 * Computes the configuration with which a release runs: the operator's values, and the defaults of its schema. A value that the release does
 * not accept is omitted: a fallback or a rolled back release may be older than the value.
 * @returns undefined for a release without a schema.
 */
export function configure(
  { configuration: schema }: Pick<ReleaseManifest, 'configuration'>,
  values: Configuration = {},
): Configuration | undefined {
  if (!schema) return undefined;
  const validate = compile(schema);
  const accepted = Object.entries(values).filter(([name, value]) => validate(structuredClone({ [name]: value })));
  const configured = structuredClone(Object.fromEntries(accepted));
  // Sets the defaults.
  validate(configured);
  return configured;
}

/** Makes a validator that sets defaults, refuses undeclared properties, and shares nothing with those of other releases. */
function compile({ $schema: _, ...schema }: ConfigurationSchema): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strict: true, allowUnionTypes: true });
  return ajv.compile({ additionalProperties: false, ...schema });
}

function findKeyword(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if (Array.isArray(schema)) return schema.map(findKeyword).find((found) => found !== undefined);
  for (const [name, value] of Object.entries(schema)) {
    // The names of properties are no keywords, and constants no schemas.
    if (['default', 'const', 'enum', 'examples'].includes(name)) continue;
    if (refusedKeywords.includes(name)) return name;
    const found =
      name === 'properties'
        ? Object.values(value as object)
            .map(findKeyword)
            .find((one) => one !== undefined)
        : findKeyword(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Writes `pageSize must be <= 50`. */
function describe(errors: ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map(({ instancePath, keyword, message = 'is not valid', params }) => {
    const name = instancePath.slice(1).replaceAll('/', '.');
    if (keyword === 'additionalProperties') return `${[name, String(params.additionalProperty)].filter(Boolean).join('.')} is not declared`;
    if (keyword === 'enum') return `${name} must be one of ${JSON.stringify(params.allowedValues)}`;
    return `${name} ${message}`;
  });
}
