import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Removes `mf-stats.json`, which federation writes beside its manifest: no host reads it. */
export function withoutFederationStats(): WebpackPluginInstance {
  return {
    apply({ hooks, webpack }: Compiler) {
      hooks.thisCompilation.tap('WithoutFederationStats', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'WithoutFederationStats', stage }, () => compilation.deleteAsset('mf-stats.json'));
      });
    },
  };
}
