import { dirname, join } from 'node:path';
import { rollup, type Plugin } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import type { DeclarationEmitter } from './emit-declarations';

/** Folder of declarations that several exposes have in common, as Module Federation names it. */
const COMMON_FOLDER = 'compiled-types';

/**
 * Bundles declarations, so that they can be read where none of our packages is installed: used types of `@social/*` are copied. Types of
 * other packages stay imports, such as those of React.
 * @param modules names of the bundled files, such as `post-list`, to sources
 * @returns texts by path, such as `post-list.d.ts`
 * @throws if a type cannot be found
 */
export async function bundleDeclarations(
  modules: Readonly<Record<string, string>>,
  emitter: DeclarationEmitter,
): Promise<Record<string, string>> {
  const names = Object.keys(modules);
  const files = await emitter.emit(Object.values(modules));
  const bundle = await rollup({
    input: Object.fromEntries(names.map((name, index) => [name, files[index] ?? ''])),
    plugins: [inlineOwnPackages(emitter), dts()],
    onwarn(warning, show) {
      // It reports each type that exposes use and do not export, which is usual for props.
      if (warning.plugin !== 'dts' && warning.code !== 'EMPTY_BUNDLE') show(warning);
    },
  });
  try {
    const { output } = await bundle.generate({
      entryFileNames: '[name].d.ts',
      chunkFileNames: ({ name }) => `${COMMON_FOLDER}/${name.replace(/\.d$/, '')}-[hash].d.ts`,
      // An import without names is of no use for types.
      hoistTransitiveImports: false,
      format: 'es',
    });
    return Object.fromEntries(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
  } finally {
    await bundle.close();
  }
}

/** Finds relative modules and `@social/*` as the compiler does. In the repository packages are sources, elsewhere declarations. */
function inlineOwnPackages({ emit, sourceFolderOf }: DeclarationEmitter): Plugin {
  const emitted = new Map<string, Promise<string[]>>();
  return {
    name: 'inline own packages',
    async resolveId(specifier, importer) {
      if (importer === undefined) return null;
      const isRelative = specifier.startsWith('.');
      if (!isRelative && !specifier.startsWith('@social/')) return { id: specifier, external: true };
      const from = isRelative ? dirname(importer) : (sourceFolderOf(importer) ?? dirname(importer));
      const file = findTypes(specifier, from);
      if (file === undefined) throw new Error(`the types of ${specifier} are not found from ${from}.`);
      if (/\.d\.[cm]?ts$/.test(file)) return file;
      if (!emitted.has(file)) emitted.set(file, emit([file]));
      return (await emitted.get(file))?.[0];
    },
  };
}

function findTypes(specifier: string, folder: string): string | undefined {
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  return ts.resolveModuleName(specifier, join(folder, 'importer.ts'), options, ts.sys).resolvedModule?.resolvedFileName;
}
