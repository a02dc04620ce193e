import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../stack/config';
import { COMPILED_FOLDER, compilePackage, type KitFile } from './compile-package';
import type { Declarations } from './emit-declarations';

/** A package of the workspace as the kit delivers it. */
export type SourcePackage = {
  /** Its folder in the workspace. In the delivered package.json, versions replace `workspace:*` and `catalog:`. */
  folder: string;
  /** Files and folders that are delivered, relative to `folder`. TypeScript is compiled. */
  include: readonly string[];
  /** The compiler options that its declarations are written with. */
  runsIn: 'browser' | 'node';
  /** A command that is delivered as one compiled file, instead of its sources and dependencies. */
  command?: { name: string; entry: string };
};

/** All packages of a kit. Each comes after the packages that it depends on. */
export const sourcePackages: readonly SourcePackage[] = [
  { folder: 'shared/contracts', include: ['src'], runsIn: 'browser' },
  { folder: 'shared/texts', include: ['src'], runsIn: 'browser' },
  { folder: 'shared/text-grammar', include: ['src'], runsIn: 'browser' },
  { folder: 'shared/api', include: ['src'], runsIn: 'browser' },
  { folder: 'shared/data', include: ['src'], runsIn: 'browser' },
  { folder: 'shared/session', include: ['src'], runsIn: 'browser' },
  { folder: 'shared/ui', include: ['src'], runsIn: 'browser' },
  { folder: 'shared/host', include: ['src'], runsIn: 'browser' },
  { folder: 'registry/release', include: ['.'], runsIn: 'node' },
  { folder: 'tooling/build-preset', include: ['bin', 'build', 'jest', 'tsconfig', 'webpack'], runsIn: 'node' },
  { folder: 'registry/cli', include: [], runsIn: 'node', command: { name: 'registry', entry: 'main.ts' } },
  { folder: 'tooling/create-remote', include: ['template'], runsIn: 'node', command: { name: 'create-remote', entry: 'main.ts' } },
];

const isTypeScript = (path: string) => /(?<!\.d)\.tsx?$/.test(path);
/** Read by tools under their own paths, so they are delivered as they are. */
const isReadAsIs = (path: string) => /^(tsconfig|template)\//.test(path);

/** Lists the TypeScript of a package that the kit compiles, relative to the repository. */
export async function listSources({ folder, include, command }: SourcePackage): Promise<string[]> {
  if (command) return [];
  return (await listFiles(folder, include)).filter((path) => isTypeScript(path)).map((path) => `${folder}/${path}`);
}

/** Reads the files of a package, compiled and without tests, in the order of their paths. */
export async function readPackageFiles(source: SourcePackage, declarations: Declarations): Promise<KitFile[]> {
  const { folder, include, command } = source;
  const paths = await listFiles(folder, include);
  const compiled = command ? [] : paths.filter((path) => isTypeScript(path) && !isReadAsIs(path));
  const copied = paths.filter((path) => !compiled.includes(path) && !path.endsWith('.json.ts') && !/^src\/.*\.json$/.test(path));
  const all = [
    ...(await compilePackage(folder, compiled, (path) => declarations.read(`${folder}/${path}`))),
    ...(await Promise.all(
      copied.map(async (path) => ({ path: deliveredPath(path), bytes: await readFile(join(workspaceRoot, folder, path)) })),
    )),
    { path: 'README.md', bytes: Buffer.from(withoutRelativeLinks(await readFile(join(workspaceRoot, folder, 'README.md'), 'utf8'))) },
    { path: 'LICENSE', bytes: await readFile(join(workspaceRoot, 'LICENSE')) },
  ];
  if (command) all.push({ path: `${command.name}.mjs`, bytes: await compileCommand(`${folder}/${command.entry}`) });
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Scripts that are no TypeScript stay next to the compiled ones, which name them by relative paths. */
export function deliveredPath(path: string): string {
  return isReadAsIs(path) ? path : `${COMPILED_FOLDER}/${path.replace(/\.tsx?$/, '.js')}`;
}

/** Documents of the repository are not in the package: their titles remain. */
function withoutRelativeLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\(\.{1,2}\/[^)]*\)/g, '$1');
}

async function listFiles(folder: string, include: readonly string[]): Promise<string[]> {
  const absolute = join(workspaceRoot, folder);
  const entries = await Promise.all(include.map((path) => readdir(join(absolute, path), { recursive: path !== '.', withFileTypes: true })));
  return entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(absolute, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/\.test\.tsx?$|(^|\/)testing\/leaks\/|^(package\.json|README\.md|tsconfig\.json)$/.test(path));
}

async function compileCommand(entry: string): Promise<Buffer<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'));
  const out = join(folder, 'command.mjs');
  try {
    await promisify(execFile)(process.execPath, [join(workspaceRoot, 'scripts/bundle.mjs'), entry, out]);
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
