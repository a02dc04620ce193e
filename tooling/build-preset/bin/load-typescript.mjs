// Loads TypeScript in Node 20: removes the types, and finds relative imports without an extension.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const isTypeScript = (url) => /^file:.*\.tsx?$/.test(url);

export async function resolve(specifier, context, next) {
  if (/^\.{1,2}\//.test(specifier) && isTypeScript(context.parentURL ?? '')) {
    for (const extension of ['.ts', '.tsx', '/index.ts']) {
      const url = new URL(specifier + extension, context.parentURL);
      if (existsSync(url)) return next(url.href, context);
    }
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { parser: { syntax: 'typescript', tsx: url.endsWith('x') }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
