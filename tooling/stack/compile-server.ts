import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { workspaceRoot } from './config';

const DAY_MS = 86_400_000;

/** The programs of an installation: the servers, and the commands of operators. */
export const serverPrograms = [
  'registry/src/server.ts',
  'registry/src/migrate-database.ts',
  'registry/src/back-up.ts',
  'registry/src/restore.ts',
  'registry/src/raise-epoch.ts',
  'registry/src/make-signing-key.ts',
  'registry/edge/server.ts',
  'provider/src/server.ts',
  'provider/src/migrate-database.ts',
  'provider/src/back-up.ts',
  'provider/src/restore.ts',
  'provider/src/copy-uploads.ts',
];

/**
 * Packages that find files of their own beside them: native code, workers, static files. They are loaded from their installation, and so are
 * large ones that are only loaded when they are first needed.
 */
const separatePackages =
  /^(sharp|piscina|@bokuweb\/zstd-wasm|@fastify\/(static|swagger-ui)|@aws-sdk\/.*|@smithy\/.*|@opentelemetry\/(?!api$).*)$/;

/** The names that CommonJS packages expect in a module. */
const commonJs = `import { createRequire as toRequire } from 'node:module';
import { dirname as toDirname } from 'node:path';
import { fileURLToPath as toFilename } from 'node:url';
const require = toRequire(import.meta.url);
const __filename = toFilename(import.meta.url);
const __dirname = toDirname(__filename);`;

/**
 * Compiles a server with its packages into a few files, because Node needs longer to find and read hundreds of files than to run them. The
 * maps beside them name the lines of the sources (`server-libs/limited-server/source-stacks.ts`).
 * @param script a file of a package, such as `registry/src/server.ts`.
 * @returns the absolute path of the compiled file, below the `dist` of its package: `registry/dist/src/server.mjs`, `registry/edge/dist/server.mjs`.
 */
export async function compileServer(script: string): Promise<string> {
  const folder = toPackageFolder(script);
  const out = join(workspaceRoot, folder, 'dist', relative(folder, script)).replace(/\.ts$/, '.mjs');
  const outFolder = dirname(out);
  const { outputFiles } = await build({
    absWorkingDir: workspaceRoot,
    entryPoints: [script],
    outdir: outFolder,
    write: false,
    bundle: true,
    // A dynamic import loads its module, and the packages that it imports, when it is first needed.
    splitting: true,
    chunkNames: `${basename(out, '.mjs')}-chunk-[hash]`,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: commonJs },
    plugins: [installedPackages(outFolder), ownAddresses(outFolder)],
    logLevel: 'silent',
  });
  await mkdir(outFolder, { recursive: true });
  await removeOldChunks(outFolder);
  // The entry is the first output, and is written last: it finds its chunks. Renamed when whole, for stacks that start side by side.
  for (const { path, contents } of outputFiles.toReversed()) {
    const draft = `${path}.${randomUUID()}.tmp`;
    await writeFile(draft, contents);
    await rename(draft, path);
  }
  return out;
}

/** Returns the folder of the package that a script belongs to, relative to the repository. */
function toPackageFolder(script: string): string {
  const folder = dirname(script);
  return existsSync(join(workspaceRoot, folder, 'package.json')) ? folder : toPackageFolder(folder);
}

/** Removes chunks of a day ago and older. A server that still runs may load those of its own build until then. */
async function removeOldChunks(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.includes('-chunk-'))) {
    const path = join(folder, name);
    // Another compilation into this folder may have removed it.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > DAY_MS) await rm(path, { force: true });
  }
}

/** Imports separate packages by their paths from the compiled file, because each workspace package has its own versions. */
const installedPackages = (outFolder: string): Plugin => ({
  name: 'installed packages',
  setup({ onResolve, resolve }) {
    const isFound = Symbol('found by this plugin');
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === isFound || kind === 'entry-point' || !separatePackages.test(toPackage(path))) return null;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: isFound });
      if (found.errors.length > 0 || found.external) return found;
      return { path: relative(outFolder, found.path), external: true };
    });
  },
});

/** `@fastify/static` of `@fastify/static/lib/x.js`. */
const toPackage = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/** Keeps each module's own address, so that it can find files next to it. The checkout may be moved. */
const ownAddresses = (outFolder: string): Plugin => ({
  name: 'own addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return null;
      const source = await readFile(path, 'utf8');
      if (source.includes('import.meta.dirname')) throw new Error(`${path}: derive it from import.meta.url, which this compiler replaces.`);
      const address = `new URL(${JSON.stringify(relative(outFolder, path))}, import.meta.url).href`;
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
});
