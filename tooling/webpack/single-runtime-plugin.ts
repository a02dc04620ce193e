import webpack from 'webpack';

/**
 * Bundles the plugin that provides the federation runtime to the remotes as an ES module. `provideExternalRuntime` would add it as
 * CommonJS, with a second copy of the whole runtime.
 */
export function singleRuntimePlugin(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js');
  });
}
