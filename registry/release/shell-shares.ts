import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { singletons } from './singletons';

/** Options of a shared module in ModuleFederationPlugin (webpack, Rspack) and in `federation()` (Vite). */
export type ShellShare = { singleton: true; strictVersion: true; requiredVersion: string; import: false };

/**
 * Returns `shared` of a remote's build: every module that the shell provides and the remote has installed, in the same major version from
 * the installed one on. The build then has no copy of its own.
 * @param appDir the remote's folder: `import.meta.dirname` of its configuration
 */
export function shellShares(appDir: string): Record<string, ShellShare> {
  const installed = singletons.flatMap(({ shareKey, package: name }) => {
    const version = findInstalledVersion(name, appDir);
    return version === null ? [] : [[shareKey, toRange(version)] as const];
  });
  return Object.fromEntries(
    installed.map(([key, requiredVersion]) => [key, { singleton: true, strictVersion: true, requiredVersion, import: false }]),
  );
}

/** Maps each share key to the exact installed version. @throws if a package is not installed */
export function readSharedVersions(appDir: string): Record<string, string> {
  return Object.fromEntries(
    singletons.map(({ shareKey, package: name }) => {
      const version = findInstalledVersion(name, appDir);
      if (version === null) throw new Error(`${appDir} has no ${name} installed: the preset shares it. Add it to the dependencies.`);
      return [shareKey, version];
    }),
  );
}

/** Maps each share key to the accepted range. @throws if a package is not installed */
export function readRequiredRanges(appDir: string): Record<string, string> {
  return Object.fromEntries(Object.entries(readSharedVersions(appDir)).map(([key, version]) => [key, toRange(version)]));
}

/** The same major version, from this one on. The suffix of a version in a kit names its content and is not part of the range. */
function toRange(version: string): string {
  return `^${version.split('-', 1)[0]}`;
}

function findInstalledVersion(packageName: string, appDir: string): string | null {
  try {
    const manifestPath = createRequire(`${appDir}/package.json`).resolve(`${packageName}/package.json`);
    return (JSON.parse(readFileSync(manifestPath, 'utf8')) as { version: string }).version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
