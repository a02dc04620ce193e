import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../stack/config';

/** A package of the workspace as the kit delivers it. */
export type SourcePackage = {
  /** Its folder in the workspace. In the delivered package.json, versions replace `workspace:*` and `catalog:`. */
  folder: string;
  /** Files and folders that are delivered, relative to `folder`. */
  include: readonly string[];
  /** A command that is delivered as one compiled file, instead of its sources and dependencies. */
  command?: { name: string; entry: string };
};

export type KitFile = { path: string; bytes: Buffer };

/** All packages of a kit. Each comes after the packages that it depends on. */
export const sourcePackages: readonly SourcePackage[] = [
  { folder: 'shared/contracts', include: ['src'] },
  { folder: 'shared/texts', include: ['src'] },
  { folder: 'shared/text-grammar', include: ['src'] },
  { folder: 'shared/api', include: ['src'] },
  { folder: 'shared/data', include: ['src'] },
  { folder: 'shared/session', include: ['src'] },
  { folder: 'shared/ui', include: ['src'] },
  { folder: 'tooling/build-preset', include: ['bin', 'build', 'jest', 'tsconfig', 'webpack'] },
  { folder: 'registry/cli', include: [], command: { name: 'registry', entry: 'main.ts' } },
  { folder: 'tooling/create-remote', include: ['template'], command: { name: 'create-remote', entry: 'main.ts' } },
];

/** Reads the files of a package, without tests, in the order of their paths. */
export async function readPackageFiles({ folder, include, command }: SourcePackage): Promise<KitFile[]> {
  const paths = (await Promise.all(include.map((path) => listFiles(join(workspaceRoot, folder, path))))).flat();
  const files = paths
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map(async (path) => ({ path: relative(join(workspaceRoot, folder), path).split(sep).join('/'), bytes: await readFile(path) }));
  const all = await Promise.all(files);
  if (command) all.push({ path: `${command.name}.mjs`, bytes: await compile(`${folder}/${command.entry}`) });
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compile(entry: string): Promise<Buffer<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'));
  const out = join(folder, 'command.mjs');
  try {
    await promisify(execFile)(process.execPath, [join(workspaceRoot, 'scripts/bundle.mjs'), entry, out]);
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
