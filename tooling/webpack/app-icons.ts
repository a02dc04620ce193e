import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ReleaseManifest } from '@social/contracts';
import type { Compiler } from 'webpack';

type Icon = NonNullable<NonNullable<ReleaseManifest['host']>['app']>['icons'][number];
export type AppIcon = { icon: Icon; bytes: Buffer };

/** Reads a PNG of the app. Its path in the release has a hash, so pages of the release still load it by content. */
export function readIcon(folder: string, file: string, look: Pick<Icon, 'sizes' | 'purpose'>): AppIcon {
  const extension = extname(file);
  const bytes = readFileSync(join(folder, file));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = `icons/${file.slice(0, -extension.length)}.${hash}${extension}`;
  return { icon: { path, type: 'image/png', ...look }, bytes };
}

/** Reads an SVG as a data URL. */
export function readFavicon(file: string): string {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').replaceAll(/\n\s*/g, ''))}`;
}

/** Adds the icons to the files of the build. */
export class AppIconsPlugin {
  constructor(private readonly icons: readonly AppIcon[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AppIconsPlugin', (compilation) => {
      compilation.hooks.additionalAssets.tap('AppIconsPlugin', () => {
        for (const { icon, bytes } of this.icons) compilation.emitAsset(icon.path, new compiler.webpack.sources.RawSource(bytes));
      });
    });
  }
}
