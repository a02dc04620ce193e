import type { Compiler } from 'webpack';
import { createKit } from './create-kit';

/** Adds the kit to the shell's build, so that it is stored and hashed with its release. */
export class KitPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('KitPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('KitPlugin', async () => {
        for (const { path, bytes } of await createKit()) compilation.emitAsset(path, new compiler.webpack.sources.RawSource(bytes));
      });
    });
  }
}
