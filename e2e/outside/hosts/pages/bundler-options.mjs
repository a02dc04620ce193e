const [entry, outDir] = process.argv.slice(2);

/** An ordinary configuration of webpack or Rspack. */
export const bundlerOptions = (loader) => ({
  mode: 'production',
  devtool: false,
  entry: { main: entry },
  experiments: { outputModule: true },
  output: { path: outDir, module: true, filename: '[name].js' },
  optimization: { minimize: false },
  performance: { hints: false },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.jsx'] },
  module: {
    rules: [
      // MUI's .mjs files import default exports of CommonJS.
      { test: /\.m?js$/, type: 'javascript/auto', resolve: { fullySpecified: false } },
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules\/(?!@social\/)/,
        use: {
          loader,
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
          },
        },
      },
    ],
  },
});

export function report(error, stats) {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
  }
}
