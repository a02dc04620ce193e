import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { common, devServer } from './dev-server.mjs';
import { federation } from './federation.mjs';

const jsx = {
  loader: 'swc-loader',
  options: { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic', development: true } } } },
};
const compiler = webpack({
  ...common,
  experiments: { outputModule: true, css: true },
  module: { rules: [{ test: /\.jsx$/, use: jsx }] },
  plugins: [new ModuleFederationPlugin({ ...federation, library: { type: 'module' } })],
});
await new WebpackDevServer(devServer(Number(process.env.PORT)), compiler).start();
