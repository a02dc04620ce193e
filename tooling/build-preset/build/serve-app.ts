import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadConfig } from './load-config';

const FIRST_PORT = 3001;

/** Serves the remote in the current folder with hot replacement, and prints how to run it inside a real page. */
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

/** Each remote has a port of its own, by its position among the remotes next to it, so that several can be worked on side by side. */
function positionOf(folder: string): number {
  const remotes = readdirSync(dirname(folder)).filter((name) => name.startsWith('mf-'));
  return Math.max(0, remotes.sort().indexOf(basename(folder)));
}

await main();
