import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';

export type PackageManifest = {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, unknown>;
  engines?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  bin?: Record<string, string>;
  license?: string;
  repository?: object;
};

/** Folders whose installed modules resolve `catalog:`, in addition to the package's own. */
const installations = ['.', 'shared/ui', 'shared/data', 'tooling/build-preset'];

export function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8')) as PackageManifest;
}

/**
 * Replaces `workspace:*` with the version in the kit, and `catalog:` with the installed version, which the shell was built with.
 * @param kitVersions maps the names of archived packages to their versions.
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

/** Reads the version of an installed package, in the form of a dependency. */
function readInstalledVersion(name: string, folder: string): string {
  const file = [folder, ...installations].map((from) => join(workspaceRoot, from, 'node_modules', name, 'package.json')).find(existsSync);
  if (!file) throw new Error(`${folder} depends on ${name}, which is not installed.`);
  const installed = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
  // A package that is installed under another name keeps both names.
  return installed.name === name ? installed.version : `npm:${installed.name}@${installed.version}`;
}
