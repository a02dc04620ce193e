import { readFile } from 'node:fs/promises';
import { errorPage, writeErrorPage } from './errors-docs';

test('docs/errors.md has the section of every code as its docstring says (else run registry/src/write-errors-docs.ts)', async () => {
  expect(await readFile(errorPage, 'utf8')).toBe(await writeErrorPage());
});
