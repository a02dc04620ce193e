import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { REMOTE_CONTRACT_VERSION, type ExposeName, type RemoteName } from '@social/contracts';
import type { Configuration } from 'webpack';
import { baseConfig, type BuildMode } from './base-config';
import { exposeChunkName, ReleaseManifestPlugin } from './release-manifest-plugin';
import { requiredRanges } from './singletons';

export type RemoteOptions = {
  name: RemoteName;
  /** The app's folder: `import.meta.dirname` of its webpack.config.ts. */
  appDir: string;
  /** `./home` to the module that exports its `Region`. */
  exposes: Record<ExposeName, string>;
};

const REMOTE_ENTRY = 'remoteEntry.js';

/** The build of a remote: webpack calls the result with the mode that the command line chose. */
export function defineRemote({
  name,
  appDir,
  exposes,
}: RemoteOptions): (environment: unknown, argv: { mode?: BuildMode }) => Configuration {
  return (_environment, { mode = 'production' }) => {
    const base = baseConfig({ name, appDir, mode });
    const requires = requiredRanges(appDir);
    const isDevelopment = mode === 'development';
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          filename: REMOTE_ENTRY,
          library: { type: 'module' },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([expose, module]) => [
              expose,
              { import: isDevelopment ? `${module}?hot-region` : module, name: exposeChunkName(expose) },
            ]),
          ),
          // The first to load wins, and the shell is always first: a remote that is down can't hold up the others.
          shareStrategy: 'loaded-first',
          shared: Object.fromEntries(
            Object.entries(requires).map(([shareKey, requiredVersion]) => [
              shareKey,
              { singleton: true, strictVersion: true, requiredVersion, import: false as const },
            ]),
          ),
          experiments: { externalRuntime: true },
          // Overrides name the manifest of a developer's server; releases are registered by their entry.
          manifest: isDevelopment,
          dts: false,
        }),
        ...(isDevelopment
          ? []
          : [
              new ReleaseManifestPlugin({
                name,
                version: packageVersion(appDir),
                entry: REMOTE_ENTRY,
                exposes: Object.keys(exposes),
                compatibility: { contract: REMOTE_CONTRACT_VERSION, provides: {}, requires },
              }),
            ]),
      ],
    };
  };
}

/** The version that a build is released as: the app's own. */
export function packageVersion(appDir: string): string {
  return (JSON.parse(readFileSync(join(appDir, 'package.json'), 'utf8')) as { version: string }).version;
}
