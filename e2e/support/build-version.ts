import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir, workspaceRoot } from './stack';

/** Gets the path and text of a source and returns the text to build. */
export type Change = (path: string, text: string) => string;

/**
 * Copies an app's sources into a new folder of the workspace, so that the copy builds with the workspace's own tools while the real
 * folder stays as it is. Remove `folder/..` when done. @returns the copy's folder, named as the app is.
 */
export async function copySources(app: string, version: string): Promise<string> {
  await mkdir(join(workspaceRoot, '.cache'), { recursive: true });
  const copy = join(await mkdtemp(join(workspaceRoot, '.cache/copy-')), app);
  await mkdir(copy);
  const original = join(workspaceRoot, app);
  await cp(join(original, 'src'), join(copy, 'src'), { recursive: true });
  await cp(join(original, 'webpack.config.ts'), join(copy, 'webpack.config.ts'));
  await symlink(join(original, 'node_modules'), join(copy, 'node_modules'));
  const manifest = JSON.parse(await readFile(join(original, 'package.json'), 'utf8')) as Record<string, unknown>;
  await writeFile(join(copy, 'package.json'), JSON.stringify({ ...manifest, version }));
  return copy;
}

/** Applies a change to every source of a copy. @throws when it meets nothing to change. */
export async function changeSources(folder: string, change: Change): Promise<void> {
  let isChanged = false;
  for (const entry of await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\./.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, 'utf8');
    const changed = change(path, text);
    if (changed === text) continue;
    isChanged = true;
    await writeFile(path, changed);
  }
  if (!isChanged) throw new Error(`The change met nothing to change in ${folder}.`);
}

/** Changes a remote, gives it a version and builds it alone, as its team does. @returns the folder to publish. */
export async function buildVersion(app: string, version: string, change: Change): Promise<string> {
  const copy = await copySources(app, version);
  await changeSources(copy, change);
  return buildCopy(copy);
}

/** Builds a copy of an app and removes it. @returns the folder to publish. */
export async function buildCopy(copy: string): Promise<string> {
  const script = join(workspaceRoot, 'tooling/build-preset/bin/social-remote.mjs');
  await promisify(execFile)(process.execPath, [script, 'build'], { cwd: copy });
  await mkdir(join(dataDir, 'builds'), { recursive: true });
  const dist = await mkdtemp(join(dataDir, `builds/${basename(copy)}-`));
  await cp(join(copy, 'dist'), dist, { recursive: true });
  await rm(join(copy, '..'), { recursive: true, force: true });
  return dist;
}
