import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadConfig } from './load-config';

const FIRST_PORT = 3001;

/** Serves the remote in the current folder with hot replacement, and prints how to run it in a page of an environment. */
async function main() {
  const port = Number(process.env.PORT ?? FIRST_PORT + positionOf(process.cwd()));
  const config = await loadConfig(process.cwd(), 'development');
  const compiler = webpack(config);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      // The page comes from the edge, on another origin.
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      allowedHosts: ['localhost', '.localhost'],
      client: { webSocketURL: { hostname: 'localhost', port }, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  const page = process.env.PAGE_URL ?? `http://development.localhost:${process.env.EDGE_PORT ?? 4000}`;
  console.log(`\n${config.name} runs in the page of an environment that allows overrides (PAGE_URL names another one):`);
  console.log(`  ${page}/?override=${config.name}@http://localhost:${port}/mf-manifest.json\n`);
}

/** Gives each remote its own port, by its position among the neighbouring remotes, so that several can be served at once. */
function positionOf(folder: string): number {
  const remotes = readdirSync(dirname(folder)).filter((name) => name.startsWith('mf-'));
  return Math.max(0, remotes.sort().indexOf(basename(folder)));
}

await main();
