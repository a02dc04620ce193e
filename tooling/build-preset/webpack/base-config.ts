import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import TerserPlugin from 'terser-webpack-plugin';
import { stableEntryIdsPlugin } from './stable-entry-ids-plugin';

const require = createRequire(import.meta.url);

export type BuildMode = 'production' | 'development';

/**
 * Creates the common part of the builds of the shell and the remotes. Input and output are ES modules, so that the browser checks each
 * file.
 */
export function baseConfig({ name, appDir, mode }: { name: string; appDir: string; mode: BuildMode }): Configuration {
  const isDevelopment = mode === 'development';
  // Federation writes the package's version into the entry and has no option for it, so the entry of each release would differ.
  process.env.MF_BUILD_VERSION = 'release';
  return {
    name,
    mode,
    context: appDir,
    // No source maps in production: the registry refuses them, and the page's policy allows no evaluated modules.
    devtool: isDevelopment ? 'source-map' : false,
    output: {
      path: join(appDir, 'dist'),
      clean: true,
      uniqueName: name,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: '[name].js',
      // The folder is named for the version; a hash would only lengthen every URL.
      chunkFilename: '[name].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      publicPath: 'auto',
      // A module that threw during evaluation throws again, instead of being returned half evaluated.
      strictModuleErrorHandling: true,
    },
    // CSS modules (`page.module.css`): class names of a remote cannot meet those of another.
    experiments: { outputModule: true, css: true },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // `import classes from './page.module.css'`, as with css-loader and Vite.
      parser: { css: { namedExports: false } },
      rules: [
        // MUI ships .mjs; strict ESM would hand it a namespace where it expects the default export of a shared module.
        { test: /\.m?js$/, type: 'javascript/auto', resolve: { fullySpecified: false } },
        { resourceQuery: /^\?hot-region$/, use: require.resolve('./hot-region-loader.cjs') },
        {
          test: /\.tsx?$/,
          resourceQuery: { not: /^\?hot-region$/ },
          // Our packages are installed as TypeScript in remotes of other repositories.
          exclude: /node_modules\/(?!@social\/)/,
          use: { loader: require.resolve('swc-loader'), options: swcOptions },
        },
        // A hash in the name lets pages load them beside scripts by content.
        {
          test: /\.(png|jpe?g|gif|svg|webp|avif|woff2)$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]' },
        },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
        }),
      ],
      chunkIds: 'named',
      moduleIds: 'deterministic',
      splitChunks: { chunks: 'async', cacheGroups: { default: false } },
    },
    plugins: [stableEntryIdsPlugin(), withoutFetchAdapter(), productionRouter()],
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    // The shell's React is a production build without a development runtime.
    transform: { react: { runtime: 'automatic', development: false } },
    target: 'es2022',
  },
};

/** Removes axios' `fetch` adapter: pages use XMLHttpRequest, which reports the progress of uploads. */
function withoutFetchAdapter() {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
    require.resolve('./no-fetch-adapter.mjs'),
  );
}

/** Resolves react-router to its production build. Its exports lead bundlers to the development build. */
function productionRouter() {
  const development = /([\\/]react-router[\\/]dist[\\/])development(?=[\\/](index|dom-export)\.mjs$)/;
  return new webpack.NormalModuleReplacementPlugin(development, ({ createData }) => {
    if (!createData?.resource) return;
    createData.resource = createData.resource.replace(development, '$1production');
    createData.context = dirname(createData.resource);
  });
}
