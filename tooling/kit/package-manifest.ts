import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';

export type PackageManifest = {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  bin?: Record<string, string>;
};

/** Folders whose installed modules answer for `catalog:`, beside those of the package itself. */
const installations = ['.', 'shared/ui', 'shared/data', 'tooling/build-preset'];

export function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8')) as PackageManifest;
}

/**
 * Replaces `workspace:*` by the version in the kit, and `catalog:` by the installed one, which the shell was built with.
 * @param kitVersions package name to version, of the packages that are archived already.
 */
export function resolveVersions(
  dependencies: Record<string, string> | undefined,
  folder: string,
  kitVersions: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies ?? {}).map(([name, range]) => {
      if (!range.startsWith('workspace:')) return [name, range === 'catalog:' ? readInstalledVersion(name, folder) : range];
      const version = kitVersions.get(name);
      if (!version) throw new Error(`${folder} depends on ${name}, which is not in the kit before it.`);
      return [name, version];
    }),
  );
}

function readInstalledVersion(name: string, folder: string): string {
  const file = [folder, ...installations].map((from) => join(workspaceRoot, from, 'node_modules', name, 'package.json')).find(existsSync);
  if (!file) throw new Error(`${folder} depends on ${name}, which is not installed.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
