import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FEDERATION_RUNTIME_FILE } from '@social/contracts';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** Runs before the entry, which needs the runtime at its start. A page of the shell has it, and loads nothing. */
const LOAD_IF_MISSING = `globalThis.socialFederation ??= await import('./${FEDERATION_RUNTIME_FILE}');`;

/**
 * Lets a release start in a page of another host: adds the federation runtime as a file of its own, which the entry imports where the page
 * provides none.
 */
export function standaloneRuntimePlugin(entry: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { webpack } = compiler;
      compiler.hooks.thisCompilation.tap('StandaloneRuntime', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
        compilation.hooks.processAssets.tapPromise({ name: 'StandaloneRuntime', stage }, async () => {
          // It is minified like every script of the build.
          compilation.emitAsset(FEDERATION_RUNTIME_FILE, new webpack.sources.RawSource(await buildRuntime(webpack)), {
            javascriptModule: true,
          });
          compilation.updateAsset(entry, (source) => new webpack.sources.ConcatSource(`${LOAD_IF_MISSING}\n`, source));
        });
      });
    },
  };
}

/** Compiles the runtime separately: the build of a remote replaces the very package that it consists of. */
async function buildRuntime(webpack: Compiler['webpack']): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'federation-runtime-'));
  const compiler = webpack({
    mode: 'production',
    entry: require.resolve('./federation-runtime.mjs'),
    experiments: { outputModule: true },
    output: { path: folder, filename: FEDERATION_RUNTIME_FILE, module: true, library: { type: 'module' } },
    optimization: { moduleIds: 'deterministic', minimize: false },
    performance: false,
    stats: 'errors-only',
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
      );
    });
    return await readFile(join(folder, FEDERATION_RUNTIME_FILE), 'utf8');
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(folder, { recursive: true, force: true });
  }
}
