// A webpack host that installs the types of mf_feed with Module Federation's own plugin: node types-host.mjs <address of its manifest>
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const federation = new ModuleFederationPlugin({
  name: 'outside',
  remotes: { feed: `mf_feed@${process.argv[2]}` },
  dts: { generateTypes: false, consumeTypes: { consumeAPITypes: true, abortOnError: true } },
});
const entry = 'data:text/javascript,';
webpack({ mode: 'production', context: import.meta.dirname, entry, plugins: [federation] }, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});
