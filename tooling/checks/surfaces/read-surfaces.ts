import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { singletons } from '@social/release/singletons';
import { workspaceRoot } from '../../stack/config';
import { runCommand } from '../run-command';
import { parseSource } from '../sources/parse-source';

/** The public surface of a shared package, as remotes see it. */
export type Surface = {
  version: string;
  /** The names that its shared modules export, sorted. */
  exports: string[];
  /** SHA-256 of the declarations behind those names, in hexadecimal. */
  digest: string;
};
export type Surfaces = Record<string, Surface>;

type Entry = { packageName: string; file: string };
type PackageManifest = { version: string; exports: Record<string, string> };

/** Reads the surfaces of the workspace's packages that remotes share with the shell. */
export async function readSurfaces(): Promise<Surfaces> {
  const entries = listEntries();
  const folder = await emitDeclarations(entries.map(({ file }) => file));
  return Object.fromEntries(
    [...new Set(entries.map(({ packageName }) => packageName))].map((packageName) => {
      const files = entries.filter((entry) => entry.packageName === packageName).map(({ file }) => file.replace(/\.tsx?$/, ''));
      const exports = files.flatMap((file) => listExports(`${file}.d.ts`, readFileSync(join(folder, `${file}.d.ts`), 'utf8'))).sort();
      return [packageName, { version: readManifest(packageName).version, exports, digest: hashReachable(files, folder) }];
    }),
  );
}

function listEntries(): Entry[] {
  return singletons
    .filter(({ package: name }) => name.startsWith('@social/'))
    .map(({ shareKey, package: name }) => {
      const path = readManifest(name).exports[`.${shareKey.slice(name.length)}`];
      if (!path) throw new Error(`${name} does not export ${shareKey}.`);
      return { packageName: name, file: join(toFolder(name), path) };
    });
}

function toFolder(packageName: string): string {
  return packageName.replace('@social/', 'shared/');
}

function readManifest(packageName: string): PackageManifest {
  return JSON.parse(readFileSync(join(workspaceRoot, toFolder(packageName), 'package.json'), 'utf8')) as PackageManifest;
}

/** Writes the declarations of sources and all their imports. @returns the folder with them, by their paths in the repository. */
async function emitDeclarations(files: readonly string[]): Promise<string> {
  const folder = join(workspaceRoot, '.cache/checks/surfaces');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const project = {
    extends: join(workspaceRoot, 'tooling/checks/tsconfig.browser.json'),
    include: [],
    files: files.map((file) => join(workspaceRoot, file)),
    // Types are checked elsewhere. This only writes the exports.
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      noCheck: true,
      rootDir: workspaceRoot,
      outDir: '.',
    },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  // The exit code is ignored: it also writes and reports declarations of types without a portable name. A missing file fails later.
  await runCommand('tsc', ['node_modules/typescript-native/bin/tsc', '-p', folder, '--singleThreaded']);
  return folder;
}

/** Lists the names that declarations export. The lint refuses `export *`, so all names are explicit. */
export function listExports(path: string, declarations: string): string[] {
  return parseSource(path, declarations).program.body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default'];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = statement;
    const exported = specifiers.map(({ exported: name }) => (name.type === 'Literal' ? name.value : name.name));
    if (!declaration) return exported;
    const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    return declared.flatMap(({ id }) => (id?.type === 'Identifier' ? [id.name] : []));
  });
}

/** Hashes the declarations of these sources, and of the declarations in the same package that they refer to. */
function hashReachable(files: readonly string[], folder: string): string {
  const reached = new Map<string, string>();
  const queue = [...files];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = join(folder, `${path}.d.ts`);
    if (reached.has(path) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    reached.set(path, text);
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\()["'](\.{1,2}\/[^"']+)["']/g))
      queue.push(join(dirname(path), specifier));
  }
  const hash = createHash('sha256');
  for (const [path, text] of [...reached].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`/${path}\0${text}\0`);
  return hash.digest('hex');
}
