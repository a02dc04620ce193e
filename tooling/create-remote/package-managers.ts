export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];

/** Commands of a package manager, as the README of a new remote shows them. */
export const managerCommands: Readonly<Record<PackageManager, { install: string; run: string; exec: string }>> = {
  npm: { install: 'npm install', run: 'npm run', exec: 'npx' },
  pnpm: { install: 'pnpm install', run: 'pnpm run', exec: 'pnpm exec' },
  yarn: { install: 'yarn install', run: 'yarn run', exec: 'yarn run' },
  bun: { install: 'bun install', run: 'bun run', exec: 'bun run' },
};

/** Finds the package manager that runs this program, by the variable that each of them sets. npm by default. */
export function detectPackageManager(userAgent: string | undefined): PackageManager {
  const name = userAgent?.split('/', 1)[0];
  return packageManagers.find((manager) => manager === name) ?? 'npm';
}

/**
 * Returns the configuration files with which a package manager finds the `@social` packages, by name.
 * @param registryUrl address of an environment's packages, with a slash at the end
 */
export function writeManagerFiles(manager: PackageManager, registryUrl: string): Record<string, string> {
  switch (manager) {
    case 'npm':
      return { '.npmrc': `@social:registry=${registryUrl}\n` };
    case 'pnpm':
      return { '.npmrc': `@social:registry=${registryUrl}\n`, 'pnpm-workspace.yaml': pnpmSettings };
    case 'yarn':
      // The empty lock file makes the folder a project of its own, also inside another one.
      return { '.yarnrc.yml': writeYarnSettings(registryUrl), 'yarn.lock': '' };
    case 'bun':
      return { 'bunfig.toml': `[install.scopes]\n"@social" = "${registryUrl}"\n` };
  }
}

/** pnpm runs no install scripts without permission, and waits a day before it installs a new version. */
const pnpmSettings = `packages: []
# These packages have compiled parts, which they bring with them. The watcher needs no build.
allowBuilds:
  '@parcel/watcher': false
  '@swc/core': true
  esbuild: true
ignoredBuiltDependencies:
  - '@parcel/watcher'
onlyBuiltDependencies:
  - '@swc/core'
  - esbuild
# The packages of an environment are as new as the shell that it runs.
minimumReleaseAgeExclude:
  - '@social/*'
# Optional parts that this build does not use: a compiler of Module Federation, and a validator of XML.
overrides:
  '@module-federation/rspack>@rspack/core': '-'
  libxmljs2: '-'
`;

function writeYarnSettings(registryUrl: string): string {
  const { protocol, hostname } = new URL(registryUrl);
  return [
    'nodeLinker: node-modules',
    'npmScopes:',
    '  social:',
    `    npmRegistryServer: '${registryUrl.replace(/\/$/, '')}'`,
    '# The packages of an environment are as new as the shell that it runs.',
    'npmPreapprovedPackages:',
    "  - '@social/*'",
    ...(protocol === 'http:' ? ['unsafeHttpWhitelist:', `  - ${hostname}`] : []),
    '',
  ].join('\n');
}
