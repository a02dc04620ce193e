import type { ExposeName } from '@social/contracts';

/** A host replaces it with the name under which it knows the remote. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';

/** Writes the types of `loadRemote` for the exposes, in the form of Module Federation's own plugin. */
export function writeApiTypes(exposes: readonly ExposeName[]): string {
  const keys = exposes.map((expose) => `'${ALIAS}/${expose.slice('./'.length)}'`);
  const cases = keys.map((key) => `T extends ${key} ? typeof import(${key}) : `);
  return `export type RemoteKeys = ${keys.join(' | ')};\nexport type PackageType<T> = ${cases.join('')}any;\n`;
}
