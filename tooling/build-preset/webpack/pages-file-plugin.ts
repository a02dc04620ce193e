import { OVERRIDE_PAGES_FILE, type OverridePages } from '@social/contracts';
import type { Compiler } from 'webpack';

/** Serves the pages that a developer's build declares beside its manifest: a page with the override routes by them. */
export class PagesFilePlugin {
  constructor(private readonly declared: OverridePages) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagesFilePlugin', (compilation) => {
      compilation.emitAsset(OVERRIDE_PAGES_FILE, new compiler.webpack.sources.RawSource(JSON.stringify(this.declared)));
    });
  }
}
