import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { baseConfig } from '@social/build-preset/webpack/base-config';
import { replaceMuiParts } from '../webpack/replace-mui-parts';
import webpack, { type Configuration } from 'webpack';
import { workspaceRoot } from '../stack/config';

/** Replaces the shell's federation module with imports that webpack can bundle. */
const FEDERATION_PORT = /\.\/federation\/module-federation$/;

/** Defines one application of the sources of the shell and all remotes, as the baseline for measuring the micro-frontends. */
export function singleConfig({ outDir, federationPort }: { outDir: string; federationPort: string }): Configuration {
  const appDir = join(workspaceRoot, 'shell');
  const base = baseConfig({ name: 'single', appDir, mode: 'production' });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    // As a team without federation would build it: classic scripts, named by content, with shared chunks.
    output: {
      path: outDir,
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: '/assets/',
    },
    experiments: {},
    optimization: {
      ...base.optimization,
      chunkIds: 'deterministic',
      runtimeChunk: 'single',
      splitChunks: { chunks: 'all' },
    },
    plugins: [
      replaceMuiParts(appDir),
      new webpack.NormalModuleReplacementPlugin(FEDERATION_PORT, (resource) => {
        resource.request = federationPort;
      }),
    ],
  };
}

/** Writes the module that imports every expose of every remote, instead of federation. */
export function writeFederationPort(): string {
  const exposes = readdirSync(workspaceRoot)
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((folder) =>
      listExposes(folder).map((file) => ({ remote: folder.replaceAll('-', '_'), name: basename(file, extname(file)), file })),
    );
  const entries = exposes.map(
    ({ remote, name, file }) =>
      `  '${remote}/./${name}': () => import(/* webpackChunkName: "${remote}-${name}" */ ${JSON.stringify(file)}),`,
  );
  return `const exposes = {\n${entries.join('\n')}\n};
export function createModuleFederation() {
  return { load: ({ remote, expose }) => exposes[remote + '/' + expose]() };
}
`;
}

function listExposes(folder: string): string[] {
  const path = join(workspaceRoot, folder, 'src/expose');
  return readdirSync(path)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(path, file));
}
