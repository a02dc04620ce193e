import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  DEFAULT_EXPOSE_CONTRACT,
  REMOTE_CONTRACT_VERSION,
  type ConfigurationSchema,
  type ConsumedExpose,
  type ExposeName,
  type FirstCall,
  type MenuEntry,
  type MenuIcon,
  type RemoteName,
  type RemotePage,
} from '@social/contracts';
import type { Configuration } from 'webpack';
import { baseConfig, type BuildMode } from './base-config';
import { readTranslations } from './read-translations';
import { byteBudgetPlugin, DEFAULT_BUDGET, type ByteBudget } from './byte-budget-plugin';
import { PagesFilePlugin } from './pages-file-plugin';
import { listExposeFiles, toChunkName, ReleaseManifestPlugin } from './release-manifest-plugin';
import { sbomPlugin } from './sbom-plugin';
import { sharedIconsPlugin } from './shared-icons-plugin';
import { withoutFederationStats } from './without-federation-stats';
import { standaloneRuntimePlugin } from './standalone-runtime-plugin';
import { FEDERATION_RUNTIME, readFederationVersion, shellFederationPlugin } from './shell-federation-plugin';
import { typesArchivePlugin } from './types/types-archive-plugin';
import { readRequiredRanges } from '@social/release/shell-shares';

export type RemoteOptions = {
  name: RemoteName;
  /** The app's folder: `import.meta.dirname` of its webpack.config.ts. */
  appDir: string;
  /** Expose names such as `./home` to the modules that export their `Region`. */
  exposes: Record<ExposeName, string>;
  /** The pages of the remote. The shell routes to them once the release is pinned. By default for members only, and preloaded. */
  pages?: PageOptions[];
  /** Its entries in the left menu. */
  menu?: (MenuEntry & { icon: MenuIcon })[];
  /** The first reads of its pages: the document sends these calls before any script has arrived (docs/decisions/0029). */
  firstCalls?: FirstCall[];
  /** Exposes that other releases show in a slot, with the version of their contract if it is not 1. */
  slotContracts?: Record<ExposeName, number>;
  /** Exposes of other remotes that this remote shows in a slot. Contract version 1 by default. */
  consumes?: ConsumeOptions[];
  /** The module with `SlotInputs`: a type of what it passes to them, by remote and expose (docs/decisions/0065). */
  slotInputs?: string;
  /** The JSON Schema of the values that operators may set for it in each environment. Its regions get the values as `configuration`. */
  configuration?: ConfigurationSchema;
  /** Maximum sizes of its scripts in KB, minified, if they differ from the default. The build fails beyond them. */
  budget?: Partial<ByteBudget>;
};

export type PageOptions = Pick<RemotePage, 'path' | 'expose' | 'title'> & Partial<RemotePage>;
export type ConsumeOptions = Omit<ConsumedExpose, 'contract'> & Partial<ConsumedExpose>;

const REMOTE_ENTRY = 'remoteEntry.js';

/** Defines the build of a remote: webpack calls the result with the mode of the command line. */
export function defineRemote(options: RemoteOptions): (environment: unknown, argv: { mode?: BuildMode }) => Configuration {
  const { name, appDir, exposes } = options;
  return (_environment, { mode = 'production' }) => {
    const base = baseConfig({ name, appDir, mode });
    const requires = readRequiredRanges(appDir);
    const isDevelopment = mode === 'development';
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        sharedIconsPlugin(),
        shellFederationPlugin(),
        new ModuleFederationPlugin({
          name,
          filename: REMOTE_ENTRY,
          library: { type: 'module' },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([expose, module]) => [
              expose,
              { import: isDevelopment ? `${module}?hot-region` : module, name: toChunkName(expose) },
            ]),
          ),
          // The first to load wins, and the shell always loads first, so an unavailable remote cannot delay the others.
          shareStrategy: 'loaded-first',
          shared: Object.fromEntries(
            Object.entries(requires).map(([shareKey, requiredVersion]) => [
              shareKey,
              { singleton: true, strictVersion: true, requiredVersion, import: false as const },
            ]),
          ),
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
          // For overrides and other hosts. Our own pages register a release by its entry.
          manifest: true,
          dts: false,
        }),
        ...(isDevelopment
          ? [new PagesFilePlugin(declaredPages(options))]
          : [
              sbomPlugin(),
              standaloneRuntimePlugin(REMOTE_ENTRY),
              withoutFederationStats(),
              typesArchivePlugin({ exposes, slotInputs: options.slotInputs }),
              byteBudgetPlugin(
                { ...DEFAULT_BUDGET, ...options.budget },
                (compilation) => new Map(Object.keys(exposes).map((expose) => [expose, listExposeFiles(compilation, expose)])),
              ),
              new ReleaseManifestPlugin({
                name,
                version: readPackageVersion(appDir),
                entry: REMOTE_ENTRY,
                exposes: Object.keys(exposes).map((expose) => ({ name: expose, contract: options.slotContracts?.[expose] })),
                compatibility: {
                  contract: REMOTE_CONTRACT_VERSION,
                  provides: {},
                  requires: { ...requires, [FEDERATION_RUNTIME]: `^${readFederationVersion()}` },
                },
                ...declaredPages(options),
                ...(options.firstCalls ? { firstCalls: options.firstCalls } : {}),
                consumes: consumedExposes(options.consumes),
                ...(options.configuration ? { configuration: options.configuration } : {}),
              }),
            ]),
      ],
    };
  };
}

/** Converts pages and menu entries to the form of the release manifest, with translations from the remote's catalogs. */
function declaredPages({ appDir, pages = [], menu = [] }: RemoteOptions): { pages: RemotePage[]; menu: MenuEntry[] } {
  const translate = readTranslations(appDir);
  return {
    pages: pages.map((page) => ({ access: 'member', preload: true, ...page, ...translate('titles', page.title) })),
    menu: menu.map((entry) => ({ ...entry, ...translate('labels', entry.label) })),
  };
}

/** Lists the consumed exposes of other remotes in the form of the release manifest. */
export function consumedExposes(consumes: readonly ConsumeOptions[] = []): ConsumedExpose[] {
  return consumes.map((consumed) => ({ contract: DEFAULT_EXPOSE_CONTRACT, ...consumed }));
}

/** Reads the version of the release: the version of the app. */
export function readPackageVersion(appDir: string): string {
  return (JSON.parse(readFileSync(join(appDir, 'package.json'), 'utf8')) as { version: string }).version;
}
