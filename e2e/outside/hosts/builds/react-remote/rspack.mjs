import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { common, devServer } from './dev-server.mjs';
import { federation } from './federation.mjs';

const jsx = {
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic', development: true } } } },
};
const compiler = rspack({
  ...common,
  experiments: { outputModule: true, css: true },
  module: { rules: [{ test: /\.jsx$/, type: 'javascript/auto', use: jsx }] },
  plugins: [new ModuleFederationPlugin({ ...federation, library: { type: 'module' } })],
});
await new RspackDevServer(devServer(Number(process.env.PORT)), compiler).start();
