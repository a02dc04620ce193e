import { join } from 'node:path';
import { run, type Running } from './processes';
import { dataDir, eventually, workspaceRoot } from './stack';

/** The file that `npm start` compiled. */
const EDGE_FILE = join(workspaceRoot, 'registry/edge/dist/server.mjs');

type EdgeOptions = { port: number; registryUrl: string; cacheDir: string };

/** Starts an edge only for this test. Resolves when it serves. @throws if it exits before. */
export async function startEdge({ port, registryUrl, cacheDir }: EdgeOptions): Promise<Running> {
  const keys = { REGISTRY_KEYS_FILE: join(dataDir, 'signing-key.public.json') };
  const settings = { PORT: String(port), REGISTRY_URL: registryUrl, CACHE_DIR: cacheDir, LOG_LEVEL: 'warn', ...keys };
  const edge = run([EDGE_FILE], settings);
  try {
    async function serves() {
      if (edge.child.exitCode !== null) throw new Error(`The edge ended: ${edge.output()}`);
      const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
      return answer?.ok;
    }
    await eventually('the edge serves a composition', serves);
    return edge;
  } catch (error) {
    await edge.kill('SIGTERM');
    throw error;
  }
}
