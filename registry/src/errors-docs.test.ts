import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeErrorPages, pagesFolder } from './errors-docs';

test('docs/errors has the page of every code as its docstring says (else run registry/src/write-errors-docs.ts)', async () => {
  const pages = await makeErrorPages();
  const written = await Promise.all(
    (await readdir(pagesFolder)).map(async (file) => [file, await readFile(join(pagesFolder, file), 'utf8')] as const),
  );

  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(pages));
});

test('every page says what to do', async () => {
  for (const [file, page] of await makeErrorPages())
    expect([file, page]).toEqual([file, expect.stringMatching(/What to do|README|Made from/)]);
});
