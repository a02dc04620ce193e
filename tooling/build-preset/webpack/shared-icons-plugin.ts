import webpack from 'webpack';

/**
 * Makes icons of `@mui/icons-material` use the `createSvgIcon` that the shell shares in `@social/ui`. Otherwise each remote would bundle
 * MUI's, with its styling engine.
 */
export function sharedIconsPlugin(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^@mui\/material\/SvgIcon$/, (resource) => {
    if (/[\\/]@mui[\\/]icons-material[\\/]/.test(resource.contextInfo.issuer)) resource.request = '@social/ui';
  });
}
