import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const jsc = { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } };

export default {
  mode: 'production',
  entry: {},
  output: { module: true, publicPath: 'auto', uniqueName: 'mf_rspack' },
  experiments: { outputModule: true },
  resolve: { extensions: ['.jsx', '.js'] },
  module: { rules: [{ test: /\.jsx$/, type: 'javascript/auto', use: { loader: 'builtin:swc-loader', options: { jsc } } }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'mf_rspack',
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      manifest: true,
      dts: false,
      exposes: { './hello': './src/hello.jsx' },
      shared: {
        react: { singleton: true, requiredVersion: '^19.0.0' },
        'react/': { singleton: true, requiredVersion: '^19.0.0' },
      },
    }),
  ],
};
