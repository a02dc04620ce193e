// node scripts/bundle.mjs <entry.ts> <out.mjs>: compiles a command with all its imports into one file, which starts without tsx.
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Compiles `entry` into `out`. The same sources give the same bytes. */
export async function bundle(entry, out) {
  // Renamed when complete: two commands that start at the same time may compile concurrently.
  const draft = `${out}.${process.pid}.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: draft,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Only the smoke test needs a browser, and only plans need a compiler. Both report a missing one.
    external: ['playwright-core', 'typescript'],
    // Some of the imported packages are CommonJS.
    banner: { js: `#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);` },
    logLevel: 'warning',
  });
  await rename(draft, out);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(process.argv[2], process.argv[3]);
