import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installKitPackage } from '../../../support/outside-remote';

const run = promisify(execFile);

export type Bundler = 'esbuild' | 'vite' | 'webpack' | 'rspack';

export const hostsFolder = join(import.meta.dirname, '..');

/** Installs what package-lock.json names, unless it is installed. */
export async function installFromLock(): Promise<void> {
  const [wanted, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => readFile(join(hostsFolder, file), 'utf8').catch(() => '')),
  );
  if (listVersions(wanted ?? '') === listVersions(installed ?? '')) return;
  // `npm ci` refuses optional packages of other systems that the registry does not have.
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: hostsFolder });
}

/** npm leaves packages for other systems out of the list of what is installed, so only the direct ones are compared. */
function listVersions(lock: string): string {
  if (!lock) return '';
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string; optional?: boolean }> };
  return JSON.stringify(
    Object.entries(packages)
      .filter(([path, { optional }]) => path !== '' && !optional)
      .map(([path, { version }]) => [path, version])
      .sort(),
  );
}

/** Copies a folder of this suite, so that a test may change it. Modules are found in the suite's own node_modules. */
export async function copyFolder(name: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(hostsFolder, '.work-'));
  await cp(join(hostsFolder, name), folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Copies the pages of foreign hosts, with `@social/host` of an environment's kit. */
export async function copyPages(environment: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const copy = await copyFolder('pages');
  await installKitPackage(copy.folder, environment, '@social/host');
  return copy;
}

/** Builds a page of a foreign host. @returns the folder of its files. @throws with the bundler's messages. */
export async function buildPage(folder: string, bundler: Bundler, page: string): Promise<string> {
  const out = join(folder, `dist-${bundler}-${page}`);
  await run(process.execPath, [join(folder, `build-${bundler}.mjs`), join(folder, `${page}.jsx`), out], { cwd: folder });
  return out;
}
