import type { Configuration, Settings } from '@social/registry-client';
import { UsageError } from './terminal';

type Values = NonNullable<Settings['configuration']>;
type Name = { remote: string; setting: string };
export type ConfigurationOptions = { config?: string[]; unsetConfig?: string[] };

/**
 * Merges `--config mf_feed.pageSize=20` and `--unset-config mf_feed.pageSize` into the values of an environment.
 * @param known what its running releases declare, by which a value is read as text or as JSON.
 * @throws {UsageError}
 */
export function mergeConfiguration(
  before: Values | undefined,
  { config = [], unsetConfig = [] }: ConfigurationOptions,
  known: Configuration['remotes'],
): Values | undefined {
  const merged = structuredClone(before ?? {});
  for (const text of unsetConfig) {
    const { remote, setting } = parseName(text);
    delete merged[remote]?.[setting];
  }
  for (const text of config) {
    const separator = text.indexOf('=');
    if (separator === -1) throw new UsageError(`${text}: a value is written like mf_feed.pageSize=20.`);
    const { remote, setting } = parseName(text.slice(0, separator));
    const property = known.find((one) => one.remote === remote)?.schema?.properties[setting];
    merged[remote] = { ...merged[remote], [setting]: parseValue(text.slice(separator + 1), property) };
  }
  const rest = Object.entries(merged).filter(([, values]) => Object.keys(values).length > 0);
  return rest.length > 0 || before ? Object.fromEntries(rest) : undefined;
}

/** @throws {UsageError} */
function parseName(text: string): Name {
  const [, remote, setting] = /^([a-z][a-z0-9_]*)\.([A-Za-z][A-Za-z0-9]*)$/.exec(text) ?? [];
  if (remote === undefined || setting === undefined) throw new UsageError(`${text}: a setting is named like mf_feed.pageSize.`);
  return { remote, setting };
}

/** Reads JSON, or text where the schema says so or where it is no JSON. The registry checks the result. */
function parseValue(text: string, property: Record<string, unknown> | undefined): unknown {
  if (property?.type === 'string') return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** Creates a row for each setting that a release declares, and for each value of an undeclared one. */
export function describeConfiguration({ remotes }: Configuration): string[][] {
  return remotes.flatMap(({ remote, version, schema, values }) => {
    const declared = schema?.properties ?? {};
    return [...new Set([...Object.keys(declared), ...Object.keys(values)])].map((setting) => {
      const { default: initial, type, enum: options, description } = declared[setting] ?? {};
      const isSet = Object.hasOwn(values, setting);
      return [
        `${remote}.${setting}`,
        format(isSet ? values[setting] : initial),
        isSet ? `set, default ${format(initial)}` : 'default',
        options === undefined ? asText(type) : `one of ${format(options)}`,
        schema && declared[setting] ? asText(description) : `${remote}@${version} does not declare it`,
      ];
    });
  });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const format = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));
