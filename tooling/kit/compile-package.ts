import { dirname, join, posix, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { workspaceRoot } from '../stack/config';

export type KitFile = { path: string; bytes: Buffer };

/** Where compiled files are in a package. */
export const COMPILED_FOLDER = 'dist';

/**
 * Modules that are compiled into the packages, because their package is large and few of its files are used: 180 MB of icons would be
 * installed for 60 of them.
 */
const INLINED = /^@mui\/icons-material\//;

/**
 * Compiles the sources of a package, one file for each, to ES modules that bundlers and Node resolve: relative imports have extensions.
 * @param sources paths of `.ts` and `.tsx` files in the folder of the package, without tests
 * @param declarations reads the emitted declarations of a source by its path without extension
 */
export async function compilePackage(
  folder: string,
  sources: readonly string[],
  declarations: (path: string) => Promise<string>,
): Promise<KitFile[]> {
  const known = new Set(sources.map(withoutExtension));
  if (sources.length === 0) return [];
  const scripts = await compileScripts(folder, sources, known);
  const types = await Promise.all(
    sources.map(async (source) => {
      const path = withoutExtension(source);
      const text = withExtensions(await declarations(path), path, known);
      return { path: `${COMPILED_FOLDER}/${path}.d.ts`, bytes: Buffer.from(text) };
    }),
  );
  return [...scripts, ...types];
}

async function compileScripts(folder: string, sources: readonly string[], known: ReadonlySet<string>): Promise<KitFile[]> {
  const absolute = join(workspaceRoot, folder);
  const { outputFiles } = await build({
    absWorkingDir: absolute,
    entryPoints: [...sources],
    outdir: COMPILED_FOLDER,
    outbase: '.',
    write: false,
    bundle: true,
    splitting: true,
    chunkNames: 'inlined/[name]-[hash]',
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    logLevel: 'error',
    plugins: [leaveImports(absolute, known)],
  });
  return outputFiles.map(({ path, contents }) => ({ path: relative(absolute, path).split(sep).join('/'), bytes: Buffer.from(contents) }));
}

/** Leaves every import as it is, but for JSON of the package and inlined packages. A relative one gets the extension of the compiled file. */
const leaveImports = (folder: string, known: ReadonlySet<string>): Plugin => ({
  name: 'keep imports',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || /^\..*\.json$/.test(path) || INLINED.test(path)) return undefined;
      // Relative imports of an inlined module are inlined, too.
      if (importer.includes('node_modules') && path.startsWith('.')) return undefined;
      const from = relative(folder, importer).split(sep).join('/');
      return { path: path.startsWith('.') ? addExtension(path, from, known) : path, external: true };
    });
  },
});

/** Adds extensions to the relative specifiers of declarations. */
export function withExtensions(text: string, from: string, known: ReadonlySet<string>): string {
  return text.replace(
    /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(["'])(\.{1,2}\/[^"']*)\2/g,
    (_all, before: string, quote: string, specifier: string) => `${before}${quote}${addExtension(specifier, from, known)}${quote}`,
  );
}

function addExtension(specifier: string, from: string, known: ReadonlySet<string>): string {
  const target = posix.normalize(posix.join(dirname(from), specifier));
  if (known.has(target)) return `${specifier}.js`;
  return known.has(`${target}/index`) ? `${specifier}/index.js` : specifier;
}

function withoutExtension(path: string): string {
  return path.replace(/\.tsx?$/, '');
}
