import { createRequire } from 'node:module';
import webpack from 'webpack';

/** The module of MUI that imports a part, the part, and what takes its place. MUI has an option for none of them. */
const replacements = [
  // Loaded with the first tooltip.
  { importer: /[\\/]material[\\/]Tooltip$/, part: /^\.\.\/Popper\/index\.mjs$/, by: '@social/ui/tooltips/lazy-popper' },
  // The theme switches it off.
  { importer: /[\\/]material[\\/]ButtonBase$/, part: /^\.\/TouchRipple\.mjs$/, by: '@social/ui/nothing' },
];

/** Keeps parts of MUI out of the first visit. @param appDir the folder of an app with `@social/ui` */
export function replaceMuiParts(appDir: string): webpack.NormalModuleReplacementPlugin {
  const { resolve } = createRequire(`${appDir}/package.json`);
  return new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\/[\w/]+\.mjs$/, (resource) => {
    const found = replacements.find(({ importer, part }) => importer.test(resource.context) && part.test(resource.request));
    if (found) resource.request = resolve(found.by);
  });
}
