import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** The code with which an entry starts federation. Remotes require it of the shell under this name. */
export const FEDERATION_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Reads the version of federation that is installed for builds. */
export function readFederationVersion(): string {
  const manifest = readFileSync(require.resolve(`${FEDERATION_RUNTIME}/package.json`), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * Makes the entry of a remote use the shell's federation code, instead of its own copy of 14 KB. The release requires it of the shell, so a
 * composition is pinned only with a shell that has it.
 */
export function shellFederationPlugin(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/,
    require.resolve('./shell-federation.mjs'),
  );
}
