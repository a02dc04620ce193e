import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type BenchEdge = {
  port: number;
  registryUrl: string;
  /** Holds the edge's cache. */
  folder: string;
  /** Public keys of the registry. By default `signing-key.public.json` of the folder. */
  keysFile?: string;
  /** Another checkout's `registry/edge/server.ts`. */
  server?: string;
};

/** Starts one edge process, which logs only failures. */
export function startEdge({ port, registryUrl, folder, ...options }: BenchEdge): ChildProcess {
  const server = options.server ?? fileURLToPath(new URL('../edge/server.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', server], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      REGISTRY_URL: registryUrl,
      CACHE_DIR: join(folder, 'edge'),
      REGISTRY_KEYS_FILE: options.keysFile ?? join(folder, 'signing-key.public.json'),
      // wrk uses one address, and the edge would refuse half of 1,000 connections.
      MAX_CONNECTIONS_PER_ADDRESS: '100000',
      LOG_LEVEL: 'fatal',
    },
  });
}
