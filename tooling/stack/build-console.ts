import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { workspaceRoot } from './config';

/** The console is not a release and is not federated. One bundler pass of a second builds it. */
export const consoleFolder = 'registry/console';

const documentScript = 'shell/src/document/color-mode.js';

/**
 * Builds the console into its `dist`: `index.html` and scripts named by their content, each with a compressed copy.
 * @throws if it does not compile.
 */
export async function buildConsole(): Promise<void> {
  const folder = join(workspaceRoot, consoleFolder);
  const draft = join(folder, `dist.${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: workspaceRoot,
    entryPoints: [`${consoleFolder}/src/main.tsx`, documentScript],
    outdir: join(draft, 'assets'),
    entryNames: '[name].[hash]',
    chunkNames: 'chunk.[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
  });
  await Promise.all(Object.keys(metafile.outputs).map((path) => compress(join(workspaceRoot, path))));
  await mkdir(draft, { recursive: true });
  await writeFile(join(draft, 'index.html'), writePage(metafile));
  // Replaced at once, because the registry may read it during the build.
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  await rename(draft, join(folder, 'dist'));
}

async function compress(path: string): Promise<void> {
  await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
}

function writePage({ outputs }: Metafile): string {
  const addressOf = (entry: string) => {
    const path = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry);
    if (path === undefined) throw new Error(`The build of the console has no output of ${entry}.`);
    return `/console/${basename(path)}`;
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Registry</title>
<link rel="icon" href="data:,">
<script src="${addressOf(documentScript)}"></script>
<script type="module" src="${addressOf(`${consoleFolder}/src/main.tsx`)}"></script>
</head>
<body><div id="root"></div><noscript>The console needs JavaScript. The command line does the same: npm run registry -- --help</noscript></body>
</html>
`;
}
