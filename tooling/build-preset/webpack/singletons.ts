import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/**
 * The modules that exist once in a page. The shell provides them and every remote uses them. All six builds and the compatibility block of
 * each release are generated from this list.
 *
 * `shareKey` is the name that remotes import. A trailing slash shares every path below (`react/jsx-runtime`). `package` has the version.
 * Large modules that a page uses only in part do not belong here, because a shared module is not tree-shaken. A lazy one loads with the
 * first chunk that imports it, not at the shell's start.
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

/** Reads the version installed for a build in `appDir`. @throws if it does not depend on the package. */
function readInstalledVersion(packageName: string, appDir: string): string {
  const manifestPath = createRequire(`${appDir}/package.json`).resolve(`${packageName}/package.json`);
  return (JSON.parse(readFileSync(manifestPath, 'utf8')) as { version: string }).version;
}

/** Maps each share key to the exact installed version. */
export function readSharedVersions(appDir: string): Record<string, string> {
  return Object.fromEntries(singletons.map(({ shareKey, package: name }) => [shareKey, readInstalledVersion(name, appDir)]));
}

/**
 * Maps each share key to the accepted range: the same major version, from the installed version on. The suffix of a package's version in a
 * kit names its content and is not part of the range.
 */
export function readRequiredRanges(appDir: string): Record<string, string> {
  return Object.fromEntries(Object.entries(readSharedVersions(appDir)).map(([key, version]) => [key, `^${version.split('-', 1)[0]}`]));
}
