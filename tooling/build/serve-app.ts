import { basename } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteFolders } from '../stack/apps';
import { loadConfig } from './load-config';

const FIRST_PORT = 3001;

/** Serves the remote in the current folder with hot replacement, and prints how to run it inside a real page. */
async function main() {
  const app = basename(process.cwd());
  // Each remote has a port of its own, so that several can be worked on side by side.
  const port = Number(process.env.PORT ?? FIRST_PORT + Math.max(0, remoteFolders.indexOf(app)));
  const compiler = webpack(await loadConfig(process.cwd(), 'development'));
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
  const edgePort = process.env.EDGE_PORT ?? 4000;
  const remote = app.replace('-', '_');
  console.log(`\n${app} runs in the page of the development environment (npm start serves it):`);
  console.log(`  http://development.localhost:${edgePort}/?override=${remote}@http://localhost:${port}/mf-manifest.json\n`);
}

await main();
