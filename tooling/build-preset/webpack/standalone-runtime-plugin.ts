import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FEDERATION_RUNTIME_FILE, SBOM_FILE } from '@social/contracts';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { mergeSboms } from './merge-sboms';
import { sbomPlugin } from './sbom-plugin';

const require = createRequire(import.meta.url);

/** Runs before the entry, which needs the runtime at its start. A page of the shell has it, and loads nothing. */
const LOAD_IF_MISSING = `globalThis.socialFederation ??= await import('./${FEDERATION_RUNTIME_FILE}');`;

/**
 * Lets a release start in a page of another host: adds the federation runtime as a file of its own, which the entry imports where the page
 * provides none. Its packages are added to the release's list.
 */
export function standaloneRuntimePlugin(entry: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { webpack } = compiler;
      compiler.hooks.thisCompilation.tap('StandaloneRuntime', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
        compilation.hooks.processAssets.tapPromise({ name: 'StandaloneRuntime', stage }, async () => {
          const { script, sbom } = await buildRuntime(compiler);
          // It is minified like every script of the build.
          compilation.emitAsset(FEDERATION_RUNTIME_FILE, new webpack.sources.RawSource(script), { javascriptModule: true });
          compilation.updateAsset(SBOM_FILE, (list) => new webpack.sources.RawSource(mergeSboms(String(list.source()), sbom)));
          compilation.updateAsset(entry, (source) => new webpack.sources.ConcatSource(`${LOAD_IF_MISSING}\n`, source));
        });
      });
    },
  };
}

/** Compiles the runtime separately: the build of a remote replaces the very package that it consists of. */
async function buildRuntime({ webpack, context }: Compiler): Promise<{ script: string; sbom: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'federation-runtime-'));
  const compiler = webpack({
    mode: 'production',
    context,
    entry: require.resolve('./federation-runtime.mjs'),
    experiments: { outputModule: true },
    output: { path: folder, filename: FEDERATION_RUNTIME_FILE, module: true, library: { type: 'module' } },
    optimization: { moduleIds: 'deterministic', minimize: false },
    plugins: [sbomPlugin()],
    performance: false,
    stats: 'errors-only',
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
      );
    });
    const [script, sbom] = await Promise.all([FEDERATION_RUNTIME_FILE, SBOM_FILE].map((file) => readFile(join(folder, file), 'utf8')));
    return { script: script ?? '', sbom: sbom ?? '' };
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(folder, { recursive: true, force: true });
  }
}
