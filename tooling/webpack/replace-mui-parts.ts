import { createRequire } from 'node:module';
import webpack from 'webpack';

/** Replaced parts of MUI: the importing module, the part, and its replacement. MUI has no option for them. */
const replacements = [
  // Loaded with the first tooltip.
  { importer: /[\\/]material[\\/]Tooltip$/, part: /^\.\.\/Popper\/index\.mjs$/, by: '@social/ui/tooltips/lazy-popper' },
  // The theme turns it off.
  { importer: /[\\/]material[\\/]ButtonBase$/, part: /^\.\/TouchRipple\.mjs$/, by: '@social/ui/nothing' },
];

/** Removes parts of MUI from the first visit. @param appDir the folder of an app with `@social/ui` */
export function replaceMuiParts(appDir: string): webpack.NormalModuleReplacementPlugin {
  const { resolve } = createRequire(`${appDir}/package.json`);
  return new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\/[\w/]+\.mjs$/, (resource) => {
    const found = replacements.find(({ importer, part }) => importer.test(resource.context) && part.test(resource.request));
    if (found) resource.request = resolve(found.by);
  });
}
