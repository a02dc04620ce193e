import { buildSync } from 'esbuild';

/** Compiles a module with all its imports into one classic script for the document. The same sources give the same text. */
export function compileInlineScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
