import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_MANIFEST_FILE } from '@social/contracts';
import { apps } from './apps';
import { buildConsole, consoleFolder } from './build-console';
import { workspaceRoot } from './config';
import { splitLockfile } from './split-lockfile';

/** Sources that every build reads in addition to its own folder. */
const commonSources = ['shared', 'tooling/build-preset'];
/** Sources of the kit in the shell's release. */
const kitSources = ['registry/cli', 'registry/client', 'scripts/bundle.mjs', 'tooling/create-remote', 'tooling/kit', 'tooling/webpack'];
const moreSources: Record<string, string[]> = {
  shell: kitSources,
  [consoleFolder]: ['registry/client', 'shell/src/document', 'tooling/stack/build-console.ts'],
};
const stampDir = join(workspaceRoot, '.cache/builds');
const PARALLEL_BUILDS = 2;

/**
 * Builds the apps whose sources changed since their last build.
 * @returns the built apps.
 * @throws with the bundler's message when a build fails.
 */
export async function buildChanged(onBuild: (app: string) => void = () => undefined): Promise<string[]> {
  await mkdir(stampDir, { recursive: true });
  const { importers, rest } = splitLockfile(await readFile(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8'));
  // A new remote, or a changed dependency of another app, does not cause a rebuild.
  const queue: string[] = [consoleFolder, ...apps];
  const shared = [...importers].flatMap(([folder, dependencies]) => (queue.includes(folder) ? [] : dependencies));
  const common = [await hashPaths(commonSources), hashText([rest, ...shared].join(''))].join(' ');
  const built: string[] = [];
  async function work() {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const own = [`${app}/src`, `${app}/package.json`, `${app}/webpack.config.ts`, ...(moreSources[app] ?? [])];
      const stamp = [common, hashText(importers.get(app) ?? ''), await hashPaths(own)].join(' ');
      if (await isBuilt(app, stamp)) continue;
      onBuild(app);
      await (app === consoleFolder ? buildConsole() : buildRelease(app));
      await writeFile(stampFileOf(app), stamp);
      built.push(app);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  return built;
}

async function isBuilt(app: string, stamp: string): Promise<boolean> {
  const stampFile = stampFileOf(app);
  const output = app === consoleFolder ? 'index.html' : RELEASE_MANIFEST_FILE;
  return existsSync(join(workspaceRoot, app, 'dist', output)) && existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
}

function stampFileOf(app: string): string {
  return join(stampDir, app.replaceAll('/', '-'));
}

async function buildRelease(app: string): Promise<void> {
  const script = join(workspaceRoot, 'tooling/build-preset/bin/social-remote.mjs');
  try {
    await promisify(execFile)(process.execPath, [script, 'build'], { cwd: join(workspaceRoot, app), maxBuffer: 1 << 26 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${app} does not build.\n${stdout}${stderr}`, { cause: error });
  }
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Hashes the names and bytes of files and folders. Omits tests and documents, which do not affect builds. */
async function hashPaths(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await Promise.all(paths.map(filesBelow))).flat()) {
    hash.update(`${path}\0`).update(await readFile(join(workspaceRoot, path)));
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const absolute = join(workspaceRoot, path);
  if (!existsSync(absolute)) return [];
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(workspaceRoot.length + 1))
    .filter((file) => !/(^|\/)(node_modules|dist|testing)\/|\.test\.tsx?$|\.md$/.test(file))
    .sort();
}
