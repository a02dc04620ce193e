import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { REMOTE_CONTRACT_VERSION, type ReleaseManifest } from '@social/contracts';
import type { Compilation, Configuration } from 'webpack';
import { KitPlugin } from '../kit/kit-plugin';
import { baseConfig, type BuildMode } from '@social/build-preset/webpack/base-config';
import { byteBudgetPlugin, type ByteBudget } from '@social/build-preset/webpack/byte-budget-plugin';
import { consumedExposes, readPackageVersion, type ConsumeOptions } from '@social/build-preset/webpack/define-remote';
import { findLazySingletonFiles, isLazySingleton } from '@social/build-preset/webpack/lazy-singletons';
import { ReleaseManifestPlugin } from '@social/build-preset/webpack/release-manifest-plugin';
import { FEDERATION_RUNTIME, readFederationVersion } from '@social/build-preset/webpack/shell-federation-plugin';
import { sbomPlugin } from '@social/build-preset/webpack/sbom-plugin';
import { typesArchivePlugin } from '@social/build-preset/webpack/types/types-archive-plugin';
import { readSharedVersions } from '@social/release/shell-shares';
import { AppIconsPlugin, type AppIcon } from './app-icons';
import { replaceMuiParts } from './replace-mui-parts';
import { singleRuntimePlugin } from './single-runtime-plugin';
import { unusedFederationPlugin } from './unused-federation-plugin';

type HostPart = NonNullable<ReleaseManifest['host']>;

export type HostOptions = {
  appDir: string;
  /** The module that starts the page. */
  entry: string;
  /** The part of the release manifest about the page itself. */
  host: Omit<HostPart, 'app' | 'sharedFiles'> & { app: Omit<NonNullable<HostPart['app']>, 'icons'> };
  /** Icons of the page, for tabs and the installed app. */
  icons: AppIcon[];
  /** Exposes of remotes that the shell shows in its own pages, in addition to `host.always`. */
  consumes: ConsumeOptions[];
  /** The module with `SlotInputs`: a type of what it passes to them (docs/decisions/0065). */
  slotInputs: string;
  /** Maximum size of its scripts in KB, minified. */
  budget: ByteBudget;
};

const HOST_ENTRY = 'main.js';

/** Defines the build of the shell. It includes every singleton, in its start unless lazy, and knows no remote before run time. */
export function defineHost({
  appDir,
  entry,
  host,
  icons,
  consumes,
  slotInputs,
  budget,
}: HostOptions): (environment: unknown, argv: { mode?: BuildMode }) => Configuration {
  return (_environment, { mode = 'production' }) => {
    const base = baseConfig({ name: 'shell', appDir, mode });
    const provides = readSharedVersions(appDir);
    return {
      ...base,
      entry: { main: entry },
      plugins: [
        ...(base.plugins ?? []),
        singleRuntimePlugin(),
        replaceMuiParts(appDir),
        unusedFederationPlugin(),
        new AppIconsPlugin(icons),
        new ModuleFederationPlugin({
          name: 'shell',
          remoteType: 'module',
          shareStrategy: 'loaded-first',
          shared: Object.fromEntries(
            Object.entries(provides).map(([shareKey, version]) => [
              shareKey,
              { singleton: true, strictVersion: true, requiredVersion: version, version, eager: !isLazySingleton(shareKey) },
            ]),
          ),
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
          manifest: false,
          dts: false,
        }),
        ...(mode === 'production'
          ? [new KitPlugin(), sbomPlugin(), typesArchivePlugin({ exposes: {}, slotInputs }), byteBudgetPlugin(budget, readStarts)]
          : []),
        new ReleaseManifestPlugin({
          name: 'shell',
          version: readPackageVersion(appDir),
          entry: HOST_ENTRY,
          exposes: [],
          compatibility: {
            contract: REMOTE_CONTRACT_VERSION,
            provides: { ...provides, [FEDERATION_RUNTIME]: readFederationVersion() },
            requires: {},
          },
          consumes: consumedExposes(consumes),
          host: { ...host, app: { ...host.app, icons: icons.map(({ icon }) => icon) } },
        }),
      ],
    };
  };
}

/** Returns the scripts of the page's start, and those of each lazy singleton, which are loaded together as well. */
function readStarts(compilation: Compilation): Map<string, string[]> {
  return new Map([
    ...[...compilation.entrypoints].map(([name, entrypoint]) => [name, entrypoint.getFiles()] as const),
    ...Object.entries(findLazySingletonFiles(compilation)),
  ]);
}
