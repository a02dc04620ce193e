import { join } from 'node:path';
import webpack from 'webpack';

/** Removes parts of the federation runtime that no page uses and that no option of it removes: 12 KB of the shell, minified. */
export function unusedFederationPlugin(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/(snapshot\/SnapshotHandler|utils\/preload|\.\/dom)\.js$/, (resource) => {
    if (!/[\\/]@module-federation[\\/](runtime-core|sdk)[\\/]/.test(resource.context)) return;
    resource.request = join(import.meta.dirname, 'unused-federation.mjs');
  });
}
