import { OVERRIDE_PAGES_FILE, type OverridePages } from '@social/contracts';
import type { Compiler } from 'webpack';

/** Serves the declared pages of a developer's build next to its manifest, for the routes of a page with the override. */
export class PagesFilePlugin {
  constructor(private readonly declared: OverridePages) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagesFilePlugin', (compilation) => {
      compilation.emitAsset(OVERRIDE_PAGES_FILE, new compiler.webpack.sources.RawSource(JSON.stringify(this.declared)));
    });
  }
}
