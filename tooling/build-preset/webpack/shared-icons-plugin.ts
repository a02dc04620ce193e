import webpack from 'webpack';

/**
 * Lets icons of `@mui/icons-material` create themselves with the `createSvgIcon` that the shell shares in `@social/ui`. Without it each
 * remote would bundle MUI's own, and with that MUI's styling engine.
 */
export function sharedIconsPlugin(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^@mui\/material\/SvgIcon$/, (resource) => {
    if (/[\\/]@mui[\\/]icons-material[\\/]/.test(resource.contextInfo.issuer)) resource.request = '@social/ui';
  });
}
