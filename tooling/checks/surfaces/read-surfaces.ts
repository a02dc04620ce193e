import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { singletons } from '@social/build-preset/webpack/singletons';
import ts from 'typescript';
import { workspaceRoot } from '../../stack/config';

/** The public surface of a shared package: what remotes can see of it. */
export type Surface = {
  version: string;
  /** The names that its shared modules export, sorted. */
  exports: string[];
  /** The SHA-256 of the declarations that those names lead to, in hexadecimal digits. */
  digest: string;
};
export type Surfaces = Record<string, Surface>;

type Entry = { packageName: string; file: string };
type PackageManifest = { version: string; exports: Record<string, string> };

/** Reads the surfaces of the workspace's packages that remotes share with the shell. */
export function readSurfaces(): Surfaces {
  const entries = listEntries();
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    readOptions(),
  );
  const declarations = emitDeclarations(program);
  return Object.fromEntries(
    [...new Set(entries.map(({ packageName }) => packageName))].map((packageName) => {
      const files = entries.filter((entry) => entry.packageName === packageName).map(({ file }) => file);
      const exports = files.flatMap((file) => listExports(program, file)).sort();
      return [packageName, { version: readManifest(packageName).version, exports, digest: hashReachable(files, declarations) }];
    }),
  );
}

function listEntries(): Entry[] {
  return singletons
    .filter(({ package: name }) => name.startsWith('@social/'))
    .map(({ shareKey, package: name }) => {
      const path = readManifest(name).exports[`.${shareKey.slice(name.length)}`];
      if (!path) throw new Error(`${name} does not export ${shareKey}.`);
      return { packageName: name, file: join(workspaceRoot, toFolder(name), path) };
    });
}

function toFolder(packageName: string): string {
  return packageName.replace('@social/', 'shared/');
}

function readManifest(packageName: string): PackageManifest {
  return JSON.parse(readFileSync(join(workspaceRoot, toFolder(packageName), 'package.json'), 'utf8')) as PackageManifest;
}

function readOptions(): ts.CompilerOptions {
  const file = join(workspaceRoot, 'tooling/checks/tsconfig.browser.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined });
  // The check of types is another check; this one only writes what is exported.
  return { ...parsed?.options, noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true, noCheck: true };
}

/** Returns the text of each source's declarations, by the source's path without its ending. */
function emitDeclarations(program: ts.Program): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  program.emit(undefined, (path, text) => void declarations.set(path.replace(/\.d\.ts$/, ''), text), undefined, true);
  return declarations;
}

function listExports(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file);
  const module = source && program.getTypeChecker().getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return program
    .getTypeChecker()
    .getExportsOfModule(module)
    .map(({ name }) => name);
}

/** Hashes the declarations of these sources, and of those that they name, inside their package. */
function hashReachable(files: readonly string[], declarations: ReadonlyMap<string, string>): string {
  const reached = new Set<string>();
  const queue = files.map((file) => file.replace(/\.tsx?$/, ''));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const text = declarations.get(path);
    if (text === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\()["'](\.{1,2}\/[^"']+)["']/g))
      queue.push(join(dirname(path), specifier));
  }
  const hash = createHash('sha256');
  for (const path of [...reached].sort()) hash.update(`${path.slice(workspaceRoot.length)}\0${declarations.get(path)}\0`);
  return hash.digest('hex');
}
