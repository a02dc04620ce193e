import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import type { Import } from './list-imports';

/** An import with its target file. */
export type ImportEdge = Import & {
  /** The path of the file from the root. For a module of Node or an unresolved import, the specifier. */
  to: string;
  isResolved: boolean;
  /** False if no package.json from the importing folder up to the root names the imported package. */
  isDeclared: boolean;
};

/** The imports of each source, by its path from the root. */
export type ImportGraph = ReadonlyMap<string, readonly ImportEdge[]>;

/** Resolves the imports of sources as the builds and the servers do. */
export function resolveImports(root: string, imports: ReadonlyMap<string, readonly Import[]>): ImportGraph {
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    mainFields: ['main', 'types'],
    modules: ['node_modules', 'node_modules/@types'],
  });
  const declaredIn = createManifestReader(root);

  function resolve(from: string, { specifier, isTypeOnly }: Import): ImportEdge {
    const edge = { specifier, isTypeOnly, to: specifier, isResolved: true, isDeclared: true };
    if (isBuiltin(specifier)) return edge;
    const folder = dirname(from);
    const { path } = resolver.sync(join(root, folder), specifier);
    if (path === undefined) return { ...edge, isResolved: false };
    const name = toPackageName(specifier);
    const isDeclared = name === null || [name, `@types/${name}`].some((one) => declaredIn(folder).has(one));
    return { ...edge, to: relative(root, path.replace(/\?.*$/, '')).split(sep).join('/'), isDeclared };
  }

  return new Map([...imports].map(([from, found]) => [from, found.map((one) => resolve(from, one))]));
}

/** Returns the package name of a specifier, or null for a path. */
function toPackageName(specifier: string): string | null {
  return /^(?:@[^/]+\/)?[^/.@][^/]*/.exec(specifier)?.[0] ?? null;
}

/** Returns the dependencies that the manifests of a folder and its parents declare, and the packages themselves. */
function createManifestReader(root: string): (folder: string) => ReadonlySet<string> {
  const byFolder = new Map<string, ReadonlySet<string>>();
  return function read(folder: string): ReadonlySet<string> {
    const known = byFolder.get(folder);
    if (known) return known;
    const names = new Set<string>(folder === '.' ? [] : read(dirname(folder)));
    const file = join(root, folder, 'package.json');
    if (existsSync(file)) {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> & { name: string };
      names.add(manifest.name);
      for (const [key, value] of Object.entries(manifest))
        if (/[dD]ependencies$/.test(key)) for (const name of Object.keys(value as object)) names.add(name);
    }
    byFolder.set(folder, names);
    return names;
  };
}
