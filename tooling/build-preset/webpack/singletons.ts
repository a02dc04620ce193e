import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/**
 * The modules that a page has once: the shell provides them, every remote uses them. All six builds and the compatibility
 * block of each release are made from this list.
 *
 * `shareKey` is what remotes import. A trailing slash shares every path below (`react/jsx-runtime`). `package` is where the
 * version comes from. Nothing large that a page uses a part of stands here: a shared module is not tree-shaken. A lazy one is no
 * part of the shell's start: it is loaded with the first chunk that imports it.
 */
export const singletons: readonly { shareKey: string; package: string; isLazy?: true }[] = [
  { shareKey: 'react', package: 'react' },
  { shareKey: 'react/', package: 'react' },
  { shareKey: 'react-dom', package: 'react-dom' },
  { shareKey: 'react-dom/', package: 'react-dom' },
  { shareKey: '@social/ui/router', package: '@social/ui' },
  { shareKey: '@emotion/react', package: '@emotion/react' },
  { shareKey: '@tanstack/react-query', package: '@tanstack/react-query' },
  { shareKey: '@social/api', package: '@social/api' },
  { shareKey: '@social/api/wire', package: '@social/api' },
  { shareKey: '@social/data', package: '@social/data' },
  { shareKey: '@social/session', package: '@social/session' },
  { shareKey: '@social/ui', package: '@social/ui' },
  { shareKey: '@social/ui/forms', package: '@social/ui', isLazy: true },
];

/** Reads the version that is installed for a build in `appDir`. @throws when the package is not a dependency of it. */
function readInstalledVersion(packageName: string, appDir: string): string {
  const manifestPath = createRequire(`${appDir}/package.json`).resolve(`${packageName}/package.json`);
  return (JSON.parse(readFileSync(manifestPath, 'utf8')) as { version: string }).version;
}

/** Maps each share key to the exact installed version. */
export function readSharedVersions(appDir: string): Record<string, string> {
  return Object.fromEntries(singletons.map(({ shareKey, package: name }) => [shareKey, readInstalledVersion(name, appDir)]));
}

/**
 * Maps each share key to the range that a build of now works with: the same major, from the version it was built with. The suffix
 * that a kit gives the version of a package names its content, and is no part of the range.
 */
export function readRequiredRanges(appDir: string): Record<string, string> {
  return Object.fromEntries(Object.entries(readSharedVersions(appDir)).map(([key, version]) => [key, `^${version.split('-', 1)[0]}`]));
}
