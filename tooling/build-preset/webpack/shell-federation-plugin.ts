import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** The code with which an entry starts federation, and what remotes require the shell to provide it as. */
export const FEDERATION_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Reads the version of federation that is installed for builds. */
export function readFederationVersion(): string {
  const manifest = readFileSync(require.resolve(`${FEDERATION_RUNTIME}/package.json`), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * Lets the entry of a remote take the start of federation from the shell, in place of a copy of 14 KB in each entry. The release requires it
 * of the shell, so that no composition is pinned whose shell does not have it.
 */
export function shellFederationPlugin(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/,
    require.resolve('./shell-federation.mjs'),
  );
}
