import { readFile } from 'node:fs/promises';
import { manifestSchema, remoteConfigSchema } from './json-schemas';
import { referencePage, writeReferencePage } from './reference-page';

/** The formatter aligns the cells of tables and wraps nothing else. */
const withoutAlignment = (text: string) => text.replace(/ +\|/g, ' |').replace(/\| -+/g, '| ---');

test('docs/release-json.md lists the fields of the schemas (else run registry/release/write-reference.ts)', async () => {
  expect(withoutAlignment(await readFile(referencePage, 'utf8'))).toBe(withoutAlignment(writeReferencePage()));
});

test.each([
  ['release.json', manifestSchema, ['name', 'entry', 'files', 'compatibility']],
  ['remote.config.json', remoteConfigSchema, ['pages', 'menu', 'requires']],
])('the schema of %s names its fields', (_file, create, names) => {
  expect(Object.keys(create().properties as object)).toEqual(expect.arrayContaining(names));
});
