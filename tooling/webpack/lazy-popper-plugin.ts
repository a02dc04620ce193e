import { createRequire } from 'node:module';
import webpack from 'webpack';

/** Lets MUI's tooltips load Popper with the first of them that is shown; MUI has no option for it. @param appDir the folder of an app with `@social/ui` */
export function lazyPopperPlugin(appDir: string): webpack.NormalModuleReplacementPlugin {
  const lazyPopper = createRequire(`${appDir}/package.json`).resolve('@social/ui/tooltips/lazy-popper');
  return new webpack.NormalModuleReplacementPlugin(/^\.\.\/Popper\/index\.mjs$/, (resource) => {
    if (/[\\/]@mui[\\/]material[\\/]Tooltip$/.test(resource.context)) resource.request = lazyPopper;
  });
}
